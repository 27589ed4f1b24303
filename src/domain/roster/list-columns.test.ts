import { expect, test } from 'vitest'
import type { ChosenMeanings } from './list-columns.ts'
import { mendRow } from './mend-row.ts'
import { type ParsedRoster, parseRoster, readAnew, type RosterReading } from './parse-roster.ts'
import { parsePastedList } from './pasted-list.ts'

function listOf(reading: RosterReading): ParsedRoster {
  if (reading.kind === 'refused') throw new Error(reading.reason)
  return reading
}

/** One line per column: its meaning, "?" if it is asked for. */
const columnsOf = ({ columns }: Pick<ParsedRoster, 'columns'>) =>
  columns.map(({ key, meaning, isAsked }) => `${key} ${meaning}${isAsked ? '?' : ''}`)

/** Each row in a line. */
const rowsOf = ({ rows }: Pick<ParsedRoster, 'rows'>) =>
  rows.map((row) => {
    if ('skipped' in row) return row.skipped
    if ('problems' in row) return row.problems.map(({ reason }) => reason).join(' ')
    const { realname, number, groupName, mobile } = row.entry
    return [realname, number, groupName, mobile].filter((field) => field !== null).join(' ')
  })

test.each<[string, ...string[]]>([
  ['陈十\n卫十一', 'word1 realname'],
  ['1 陈十\n2 卫十一', 'count none', 'word1 realname'],
  ['1 陈十\n3 卫十一', 'lead number?', 'word1 realname'],
  ['1 陈十 801\n3 卫十一 802', 'lead none', 'word1 realname', 'code1 number'],
  ['1 陈十 801\n3 卫十一', 'lead none?', 'word1 realname', 'code1 number'],
  ['1 陈十 13900001111\n3 卫十一 13900002222', 'lead none?', 'word1 realname', 'mobile1 mobile'],
  ['陈十 801 5\n卫十一 802 6', 'word1 realname', 'code1 number', 'code2 none?'],
  ['陈十 陈大 13900001111\n卫十一 卫大 13900002222', 'word1 realname', 'word2 none?', 'mobile1 mobile'],
  ['陈十 第一组\n卫十一 第二组', 'word1 realname', 'word2 groupName'],
  ['陈十 朝阳\n卫十一 朝阳', 'word1 realname', 'word2 groupName?'],
  ['陈十 第一组 甲组\n卫十一 第二组 乙组', 'word1 realname', 'word2 groupName', 'word3 open'],
  ['陈十 沈十二\n卫十一 韩十三', 'word1 realname', 'word2 open'],
  ['陈十 13900001111 13900003333', 'word1 realname', 'mobile1 mobile', 'mobile2 none'],
])('what the lines of %j do not tell is asked', (text, ...expected) => {
  expect(columnsOf(listOf(parsePastedList(text)))).toEqual(expected)
})

test.each<[string, string[][], ...string[]]>([
  [
    'of two phone numbers one is asked',
    [
      ['姓名', '电话', '电话'],
      ['陈十', '1', '2'],
    ],
    'c0 realname',
    'c1 mobile?',
    'c2 none?',
  ],
  [
    'a surer heading needs no question',
    [
      ['姓名', '学号', '考号'],
      ['陈十', '801', '9'],
    ],
    'c0 realname',
    'c1 number',
    'c2 none',
  ],
  [
    'a running number is none of the student',
    [
      ['编号', '姓名'],
      ['1', '陈十'],
      ['2', '卫十一'],
    ],
    'c0 none?',
    'c1 realname',
  ],
  [
    "a number that does not run is the student's",
    [
      ['编号', '姓名'],
      ['1', '陈十'],
      ['3', '卫十一'],
    ],
    'c0 number',
    'c1 realname',
  ],
  [
    'one row counts nothing',
    [
      ['编号', '姓名'],
      ['1', '陈十'],
    ],
    'c0 number',
    'c1 realname',
  ],
  [
    "nor does one that is called the student's",
    [
      ['学号', '姓名'],
      ['1', '陈十'],
      ['2', '卫十一'],
    ],
    'c0 number',
    'c1 realname',
  ],
  [
    'without a heading a column is told as well',
    [
      ['姓名', ''],
      ['陈十', '甲'],
    ],
    'c0 realname',
    'c1 none',
  ],
])('with headings, %s', (_, sheet, ...expected) => {
  expect(columnsOf(listOf(parseRoster(sheet)))).toEqual(expected)
})

test('of a wide list the first forty columns are reported, and later ones only if they are a field', () => {
  const heads = ['姓名', ...Array.from({ length: 40 }, (_, index) => `备注${index}`), '学号']
  const keys = listOf(parseRoster([heads, ['陈十', ...heads.slice(1, -1), '801']])).columns.map(({ key }) => key)
  expect(keys).toEqual([...Array.from({ length: 40 }, (_, index) => `c${index}`), 'c41'])
})

test('three different values of a column are shown, long ones truncated', () => {
  const sheet = [['姓名'], ['陈十'], ['陈十'], ['𠮷'.repeat(21)], ['卫十一'], ['沈十二']]
  expect(listOf(parseRoster(sheet)).columns.map(({ samples }) => samples)).toEqual([
    ['陈十', '𠮷'.repeat(20), '卫十一'],
  ])
})

test.each<[string, ChosenMeanings, string[] | null]>([
  ['陈十 沈十二\n卫十一 韩十三', { word2: 'groupName' }, ['陈十 沈十二', '卫十一 韩十三']],
  ['陈十 沈十二\n卫十一 韩十三', { word2: 'none' }, ['陈十', '卫十一']],
  ['一班 沈十二\n二班 韩十三', { word1: 'none', word2: 'realname' }, ['沈十二', '韩十三']],
  ['1 陈十\n3 卫十一', { lead: 'none' }, ['陈十', '卫十一']],
  ['陈十 801 5', { code1: 'none', code2: 'number' }, ['陈十 5']],
  ['姓名\t考号\t编号\n陈十\t801\t5', { c1: 'number', c2: 'none' }, ['陈十 801']],
  ['陈十 801', {}, ['陈十 801']],
  ['陈十 801', { word1: 'none' }, null],
  ['陈十 801 5', { code2: 'number' }, null],
])('the columns of %j are read as they are chosen: %j', (text, chosen, expected) => {
  const anew = readAnew(listOf(parsePastedList(text)), chosen)
  expect(anew && { rows: rowsOf(anew), isAsked: anew.columns.some(({ isAsked }) => isAsked) }).toEqual(
    expected && { rows: expected, isAsked: false },
  )
})

test('cells are reread as they came, corrected rows and footers stay', () => {
  const sheet = [
    ['姓名', '学号', '编号'],
    ['陈十', { numeric: '1.5' }, { numeric: '7' }],
    ['卫十一', '8', '9'],
    ['合计：2人'],
  ]
  const list = listOf(parseRoster(sheet))
  expect(rowsOf(list)).toEqual(['notWholeNumber', '卫十一 8', 'footer'])
  const entry = { realname: '卫小一', number: '80', username: null, groupName: null, mobile: null }
  const anew = readAnew(mendRow(list, 1, entry, String), { c1: 'none', c2: 'number' })
  expect(anew && rowsOf(anew)).toEqual(['陈十 7', '卫小一 80', 'footer'])
  expect(anew && rowsOf(readAnew(anew, { c1: 'number', c2: 'none' }) ?? anew)).toEqual([
    'notWholeNumber',
    '卫小一 80',
    'footer',
  ])
})
