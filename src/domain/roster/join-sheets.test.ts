import { expect, test } from 'vitest'
import { joinSheets } from './join-sheets.ts'
import { openSheet } from './open-sheet.ts'
import { parseSheets } from './parse-roster.ts'
import type { SheetRow } from './sheet-cell.ts'
import { sheetLimits } from './sheet-limits.ts'

const sheetsOf = (...sheets: readonly (readonly SheetRow[])[]) =>
  parseSheets(sheets.map((rows, index) => ({ name: `${index + 1}班`, rows })))

/** Row, name, number and group of each student, or what is wrong. */
const readOf = (reading: ReturnType<typeof parseSheets>) =>
  reading.kind === 'refused'
    ? reading.reason
    : reading.rows.map((row) => {
        if ('entry' in row) return [row.row, row.entry.realname, row.entry.number, row.entry.groupName]
        return 'skipped' in row ? [row.row, row.skipped] : [row.row, ...row.problems.map(({ reason }) => reason)]
      })

const columnsOf = (reading: ReturnType<typeof parseSheets>) => reading.kind !== 'refused' && reading.columns

test('sheets form one list, whatever the order of their columns, with their own titles, blank rows and footers', () => {
  const reading = sheetsOf(
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
  const reading = sheetsOf(
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

test('columns behind the headings of one sheet stay apart from those of the next', () => {
  const reading = sheetsOf(
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

test('lists without headings are joined; numbers that restart in each sheet count rows', () => {
  expect(
    readOf(
      sheetsOf(
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
  const counted = sheetsOf(
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

test('all sheets together are no larger than one list may be', () => {
  const long = (name: string) => [['姓名'], ...Array.from({ length: 5000 }, (_, index) => [`${name}${index}`])]
  expect(readOf(sheetsOf(long('甲'), long('乙')))).toBe('tooManyRows')
  const wide = (name: string) => [['姓名', ...Array.from({ length: 150 }, (_, index) => `${name}${index}`)], ['林雅婷']]
  expect(readOf(sheetsOf(wide('甲'), wide('乙')))).toBe('tooManyCells')
  const opened = [openSheet([['姓名', '甲'], ['林雅婷']], 0), openSheet([['姓名', '乙'], ['王浩']], 2)]
  const sheets = opened.filter((sheet) => sheet !== 'severalNameColumns')
  expect(joinSheets(sheets, { ...sheetLimits, cells: 6 })?.rows.length).toBe(2)
  expect(joinSheets(sheets, { ...sheetLimits, cells: 5 })).toBeNull()
})

test('a sheet with two columns of names is refused', () => {
  expect(
    readOf(
      sheetsOf(
        [['姓名'], ['林雅婷']],
        [
          ['姓名', '姓名'],
          ['王浩', '赵四'],
        ],
      ),
    ),
  ).toBe('severalNameColumns')
})
