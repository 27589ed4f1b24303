import { expect, test } from 'vitest'
import { parsePastedList } from './pasted-list.ts'
import { parseRoster, type RosterReading } from './parse-roster.ts'
import type { RosterEntry } from './read-entry.ts'
import type { WorksheetRow } from './worksheet-cell.ts'

const student = (fields: Partial<RosterEntry>): RosterEntry => ({
  realname: '',
  number: null,
  username: null,
  groupName: null,
  mobile: null,
  ...fields,
})

/** Each row's content, or where and why it is bad. */
const read = (reading: RosterReading) =>
  reading.kind === 'refused'
    ? reading.reason
    : reading.rows.map((row) =>
        'entry' in row
          ? [row.row, row.entry]
          : 'skipped' in row
            ? [row.row, row.skipped]
            : [row.row, ...row.problems.map(({ field, value, reason }) => `${field} ${value} ${reason}`)],
      )

test('headings are found below titles and blank rows, in any order, among irrelevant columns', () => {
  const rows: WorksheetRow[] = [
    ['启明中学七年级(2)班学生名单', null, null, null],
    [null, null, null, null],
    ['班主任：某老师', null, null, null],
    ['序号', '学号', '性别', '姓 名'],
    [{ numeric: '1' }, { numeric: '20240701' }, '女', '林雅婷'],
    [null, '', '　', null],
    [{ numeric: '2' }, '007', '男', '𠮷田'],
  ]
  expect(parseRoster(rows)).toEqual({
    kind: 'roster',
    headings: ['序号', '学号', '性别', '姓 名'],
    columns: [
      { key: 'c0', heading: '序号', samples: ['1', '2'], meaning: 'none', isAsked: false },
      { key: 'c1', heading: '学号', samples: ['20240701', '007'], meaning: 'number', isAsked: false },
      { key: 'c2', heading: '性别', samples: ['女', '男'], meaning: 'none', isAsked: false },
      { key: 'c3', heading: '姓 名', samples: ['林雅婷', '𠮷田'], meaning: 'realname', isAsked: false },
    ],
    rows: [
      { row: 5, cells: rows[4], entry: student({ realname: '林雅婷', number: '20240701' }) },
      { row: 7, cells: rows[6], entry: student({ realname: '𠮷田', number: '007' }) },
    ],
  })
})

test('every bad cell of a row is reported with its column, value and reason', () => {
  const rows = [
    ['姓名', '学号', '手机号'],
    ['', '2.0240701E+11', '1380000000'],
    ['林雅婷', '7', ''],
  ]
  expect(read(parseRoster(rows))).toEqual([
    [2, 'realname  nameMissing', 'number 2.0240701E+11 digitsLost', 'mobile 1380000000 mobileWrong'],
    [3, student({ realname: '林雅婷', number: '7' })],
  ])
})

test('a wrong phone number alone is dropped from a student, and reported', () => {
  const mobile = { field: 'mobile', value: '1380000000', reason: 'mobileWrong' } as const
  const rows = [
    ['姓名', '学号', '家长手机'],
    ['林雅婷', '7', '1380000000'],
    ['', '8', '1380000000'],
  ]
  const reading = parseRoster(rows)
  expect(reading.kind === 'roster' && reading.rows).toEqual([
    { row: 2, cells: rows[1], entry: student({ realname: '林雅婷', number: '7' }), leftOut: [mobile] },
    {
      row: 3,
      cells: rows[2],
      problems: [{ field: 'realname', value: '', reason: 'nameMissing' }, mobile],
      typed: student({ number: '8', mobile: '1380000000' }),
    },
  ])
})

test('the more certain of two headings for a field counts', () => {
  const rows = [
    ['考号', '学号', '学生', '姓名'],
    ['9001', '1', '是', '林雅婷'],
  ]
  expect(read(parseRoster(rows))).toEqual([[2, student({ realname: '林雅婷', number: '1' })]])
})

test('headings repeated on the next page are not students', () => {
  const rows = [
    ['姓名', '学号'],
    ['林雅婷', '1'],
    ['姓名', '学号'],
    ['陈浩宇', '2'],
  ]
  expect(read(parseRoster(rows))).toEqual([
    [2, student({ realname: '林雅婷', number: '1' })],
    [4, student({ realname: '陈浩宇', number: '2' })],
  ])
})

test('two name columns are refused, since half of the class would be lost', () => {
  expect(
    read(
      parseRoster([
        ['姓名', '学号', '姓名', '学号'],
        ['林雅婷', '1', '陈浩宇', '2'],
      ]),
    ),
  ).toBe('severalNameColumns')
})

test('a worksheet without any name is refused', () => {
  expect(read(parseRoster([]))).toBe('noNames')
  expect(read(parseRoster([['姓名', '学号']]))).toBe('noNames')
  expect(
    read(
      parseRoster([
        ['姓名', '学号'],
        ['', '1'],
      ]),
    ),
  ).toBe('noNames')
  expect(read(parseRoster([[{ numeric: '1' }, { numeric: '2' }]]))).toBe('noNames')
})

test('9,999 students are accepted, one more is refused', () => {
  const rows = (count: number) => [['姓名'], ...Array.from({ length: count }, (_, index) => [`学生${index}`])]
  expect(read(parseRoster(rows(9_999)))).toHaveLength(9_999)
  expect(read(parseRoster(rows(10_000)))).toBe('tooManyRows')
})

test('columns of a worksheet without headings are inferred from its cells', () => {
  const rows: WorksheetRow[] = [
    ['林雅婷', { numeric: '20240701' }],
    [{ numeric: '2' }, '陈浩宇', '女', '20240702', '13800000001'],
  ]
  expect(read(parseRoster(rows))).toEqual([
    [1, student({ realname: '林雅婷', number: '20240701' })],
    [2, student({ realname: '陈浩宇', number: '20240702', mobile: '13800000001' })],
  ])
})

test.each<[string, Partial<RosterEntry>]>([
  ['林雅婷', { realname: '林雅婷' }],
  ['林雅婷 20240701', { realname: '林雅婷', number: '20240701' }],
  ['20240701　林雅婷', { realname: '林雅婷', number: '20240701' }],
  ['林雅婷、007', { realname: '林雅婷', number: '007' }],
  ['林雅婷，20240701', { realname: '林雅婷', number: '20240701' }],
  ['林雅婷,20240701,13800000001', { realname: '林雅婷', number: '20240701', mobile: '13800000001' }],
  ['林雅婷\t20240701', { realname: '林雅婷', number: '20240701' }],
  ['3. 林雅婷', { realname: '林雅婷' }],
  ['（3）林雅婷 20240701', { realname: '林雅婷', number: '20240701' }],
  ['3 林雅婷 20240701', { realname: '林雅婷', number: '20240701' }],
  ['3 林雅婷', { realname: '林雅婷', number: '3' }],
  ['林 婷 7', { realname: '林婷', number: '7' }],
  ['Anna Smith 7', { realname: 'Anna Smith', number: '7' }],
  ['阿依古丽·买买提 7', { realname: '阿依古丽·买买提', number: '7' }],
  ['林雅婷 女 ７０１', { realname: '林雅婷', number: '701' }],
])('the pasted line %j is one student', (line, fields) => {
  expect(read(parsePastedList(line))).toEqual([[1, student(fields)]])
})

test.each<[string, ...Partial<RosterEntry>[]]>([
  ['1 陈十\n2 卫十一', { realname: '陈十' }, { realname: '卫十一' }],
  ['1\t陈十\t20240701\n2\t卫十一\t', { realname: '陈十', number: '20240701' }, { realname: '卫十一' }],
  ['1 陈十\n3 卫十一', { realname: '陈十', number: '1' }, { realname: '卫十一', number: '3' }],
  ['陈十 1\n卫十一 2', { realname: '陈十', number: '1' }, { realname: '卫十一', number: '2' }],
  [
    '陈十 陈大 13900001111\n卫十一 沈大 13900002222',
    { realname: '陈十', mobile: '13900001111' },
    { realname: '卫十一', mobile: '13900002222' },
  ],
  [
    '陈十 20240701 第一组\n卫十一 20240702 第二组',
    { realname: '陈十', number: '20240701', groupName: '第一组' },
    { realname: '卫十一', number: '20240702', groupName: '第二组' },
  ],
  [
    '陈十 朝阳\n卫十一 朝阳\n沈十二 晨光\n韩十三 晨光\n杨十四',
    { realname: '陈十', groupName: '朝阳' },
    { realname: '卫十一', groupName: '朝阳' },
    { realname: '沈十二', groupName: '晨光' },
    { realname: '韩十三', groupName: '晨光' },
    { realname: '杨十四' },
  ],
])('the lines of %j are told by all of them', (text, ...expected) => {
  expect(read(parsePastedList(text))).toEqual(expected.map((fields, index) => [index + 1, student(fields)]))
})

test('two names in each line may be two students', () => {
  expect(read(parsePastedList('陈十 卫十一\n沈十二 韩十三'))).toEqual([
    [1, 'realname 陈十 卫十一 severalNames'],
    [2, 'realname 沈十二 韩十三 severalNames'],
  ])
})

test('lines of a pasted list are counted including blank ones', () => {
  expect(read(parsePastedList('林雅婷 1\r\n\r\n陈浩宇 2\n'))).toEqual([
    [1, student({ realname: '林雅婷', number: '1' })],
    [3, student({ realname: '陈浩宇', number: '2' })],
  ])
})

test('a pasted line with several names is bad', () => {
  expect(read(parsePastedList('林雅婷\n陈浩宇、李思远'))).toEqual([
    [1, student({ realname: '林雅婷' })],
    [2, 'realname 陈浩宇、李思远 severalNames'],
  ])
})

test.each([
  ['姓名\t小组\t学号\n林雅婷\t\t1'],
  ['姓名,小组,学号\n林雅婷,,1'],
  ['姓名 学号\n林雅婷 1'],
  ['\uFEFF姓名、学号\n林雅婷、1'],
])('pasted cells with headings are told by them: %j', (text) => {
  expect(read(parsePastedList(text))).toEqual([[2, student({ realname: '林雅婷', number: '1' })]])
})

test('footer rows are reported as left out, and are not students', () => {
  const rows: WorksheetRow[] = [
    ['序号', '姓名', '学号'],
    [{ numeric: '1' }, '林雅婷', '01'],
    ['合计', { numeric: '1' }, null],
    ['制表人：张老师', null, null],
  ]
  expect(read(parseRoster(rows))).toEqual([
    [2, student({ realname: '林雅婷', number: '01' })],
    [3, 'footer'],
    [4, 'footer'],
  ])
  expect(read(parsePastedList('林雅婷 01\n陈浩宇 02\n共 2 人'))).toEqual([
    [1, student({ realname: '林雅婷', number: '01' })],
    [2, student({ realname: '陈浩宇', number: '02' })],
    [3, 'footer'],
  ])
})

test('a worksheet of nothing but totals has no names', () => {
  expect(read(parseRoster([['姓名'], ['合计：0人']]))).toBe('noNames')
})

test.each(['原因', 'Reason'])(
  'the column "%s" that we wrote behind a list without headings is none of it',
  (reason) => {
    const rows: WorksheetRow[] = [
      [null, null, reason],
      ['林雅婷', '01', '学号：学号和另一行重复，请改正其中一行(见第 3 行)'],
      ['陈浩宇', '02', '学号：学号和另一行重复，请改正其中一行(见第 2 行)'],
    ]
    expect(parseRoster(rows)).toEqual({
      kind: 'roster',
      headings: [],
      columns: [
        { key: 'word1', heading: '', samples: ['林雅婷', '陈浩宇'], meaning: 'realname', isAsked: false },
        { key: 'code1', heading: '', samples: ['01', '02'], meaning: 'number', isAsked: false },
      ],
      rows: [
        { row: 2, cells: ['林雅婷', '01'], entry: student({ realname: '林雅婷', number: '01' }) },
        { row: 3, cells: ['陈浩宇', '02'], entry: student({ realname: '陈浩宇', number: '02' }) },
      ],
    })
  },
)

test('a row without headings that is too long for a student is not split', () => {
  const line = `张三 1${' '.repeat(1000)}`
  expect(read(parsePastedList(`${line}\n李四 2`))).toEqual([
    [1, `realname ${line} severalNames`],
    [2, student({ realname: '李四', number: '2' })],
  ])
})

const pasteLimits = { rows: 3, columns: 4, cells: 8, cellCharacters: 6, characters: 100 }

test.each<[string, string, string | number]>([
  ['as many lines', '张三\n李四\n王五', 3],
  ['a line more', '张三\n李四\n王五\n赵六', 'tooManyRows'],
  ['as many columns', '张三\t1\t\t', 1],
  ['a column more', '张三\t1\t\t\t', 'tooManyCells'],
  ['a column more below headings', '姓名,学号\n张三,1,,,', 'tooManyCells'],
  ['as many cells', '张三\t1\t\t\n李四\t2\t\t', 2],
  ['a cell more', '张三\t1\t\t\n李四\t2\t\t\n王', 'tooManyCells'],
  ['the longest cell', '张三\t123456', 1],
  ['a longer cell', '张三\t1234567', 'tooManyCells'],
  ['a longer line', '张三 1234', 'tooManyCells'],
])('of what may be pasted, %s: %j', (_what, text, expected) => {
  const reading = parsePastedList(text, pasteLimits)
  expect(reading.kind === 'refused' ? reading.reason : reading.rows.length).toBe(expected)
})
