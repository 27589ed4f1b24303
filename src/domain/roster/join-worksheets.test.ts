import { expect, test } from 'vitest'
import { joinWorksheets } from './join-worksheets.ts'
import { openWorksheet } from './open-worksheet.ts'
import { parseWorksheets } from './parse-roster.ts'
import type { WorksheetRow } from './worksheet-cell.ts'
import { worksheetLimits } from './worksheet-limits.ts'

const worksheetsOf = (...sheets: readonly (readonly WorksheetRow[])[]) =>
  parseWorksheets(sheets.map((rows, index) => ({ name: `${index + 1}班`, rows })))

/** Row, name, number and group of each student, or what is wrong. */
const readOf = (reading: ReturnType<typeof parseWorksheets>) =>
  reading.kind === 'refused'
    ? reading.reason
    : reading.rows.map((row) => {
        if ('entry' in row) return [row.row, row.entry.realname, row.entry.number, row.entry.groupName]
        return 'skipped' in row ? [row.row, row.skipped] : [row.row, ...row.problems.map(({ reason }) => reason)]
      })

const columnsOf = (reading: ReturnType<typeof parseWorksheets>) => reading.kind !== 'refused' && reading.columns

test('worksheets form one list, whatever the order of their columns, with their own titles, blank rows and footers', () => {
  const reading = worksheetsOf(
    [['启明中学'], ['姓名', '学号', '备注'], ['林雅婷', '101', '走读'], [], ['合计', '1人']],
    [
      ['学籍号', '备注', '学生姓名', '小组'],
      ['201', '住校', '王浩', '一组'],
      ['1.5', '', '', ''],
    ],
  )
  expect(readOf(reading)).toEqual([
    [3, '林雅婷', '101', null],
    [5, 'footer'],
    [7, '王浩', '201', '一组'],
    [8, 'nameMissing'],
  ])
  expect({ headings: reading.kind !== 'refused' && reading.headings, columns: columnsOf(reading) }).toEqual({
    headings: ['姓名', '学号', '备注', '小组'],
    columns: [
      { key: 'c0', heading: '姓名', samples: ['林雅婷', '王浩'], meaning: 'realname', isAsked: false },
      { key: 'c1', heading: '学号', samples: ['101', '201', '1.5'], meaning: 'number', isAsked: false },
      { key: 'c2', heading: '备注', samples: ['走读', '住校'], meaning: 'none', isAsked: false },
      { key: 'c3', heading: '小组', samples: ['一组'], meaning: 'groupName', isAsked: false },
    ],
  })
})

test('a second column with a field’s heading stays separate', () => {
  const reading = worksheetsOf(
    [
      ['姓名', '编号'],
      ['林雅婷', '101'],
    ],
    [
      ['编号', '姓名', '学号'],
      ['9', '王浩', '201'],
    ],
  )
  expect(readOf(reading)).toEqual([
    [2, '林雅婷', '101', null],
    [4, '王浩', '201', null],
  ])
})

test('columns behind the headings of one worksheet stay apart from those of the next', () => {
  const reading = worksheetsOf(
    [['姓名'], ['林雅婷', '走读']],
    [
      ['姓名', '学号'],
      ['王浩', '201'],
    ],
  )
  expect(readOf(reading)).toEqual([
    [2, '林雅婷', null, null],
    [4, '王浩', '201', null],
  ])
})

test('lists without headings are joined; numbers that restart in each worksheet count rows', () => {
  expect(
    readOf(
      worksheetsOf(
        [
          ['1', '林雅婷'],
          ['2', '陈浩宇'],
          ['3', '李思远'],
        ],
        [
          ['1', '王浩'],
          ['2', '赵四'],
        ],
      ),
    ),
  ).toEqual([
    [1, '林雅婷', null, null],
    [2, '陈浩宇', null, null],
    [3, '李思远', null, null],
    [4, '王浩', null, null],
    [5, '赵四', null, null],
  ])
  const counted = worksheetsOf(
    [
      ['编号', '姓名'],
      ['1', '林雅婷'],
      ['2', '陈浩宇'],
    ],
    [
      ['编号', '姓名'],
      ['1', '王浩'],
    ],
  )
  expect(columnsOf(counted)).toEqual([
    { key: 'c0', heading: '编号', samples: ['1', '2'], meaning: 'none', isAsked: true },
    { key: 'c1', heading: '姓名', samples: ['林雅婷', '陈浩宇', '王浩'], meaning: 'realname', isAsked: false },
  ])
})

test('all worksheets together are no larger than one list may be', () => {
  const long = (name: string) => [['姓名'], ...Array.from({ length: 5000 }, (_, index) => [`${name}${index}`])]
  expect(readOf(worksheetsOf(long('甲'), long('乙')))).toBe('tooManyRows')
  const wide = (name: string) => [['姓名', ...Array.from({ length: 150 }, (_, index) => `${name}${index}`)], ['林雅婷']]
  expect(readOf(worksheetsOf(wide('甲'), wide('乙')))).toBe('tooManyCells')
  const opened = [openWorksheet([['姓名', '甲'], ['林雅婷']], 0), openWorksheet([['姓名', '乙'], ['王浩']], 2)]
  const sheets = opened.filter((sheet) => sheet !== 'severalNameColumns')
  expect(joinWorksheets(sheets, { ...worksheetLimits, cells: 6 })?.rows.length).toBe(2)
  expect(joinWorksheets(sheets, { ...worksheetLimits, cells: 5 })).toBeNull()
})

test('a worksheet with two columns of names is refused', () => {
  expect(
    readOf(
      worksheetsOf(
        [['姓名'], ['林雅婷']],
        [
          ['姓名', '姓名'],
          ['王浩', '赵四'],
        ],
      ),
    ),
  ).toBe('severalNameColumns')
})
