import { expect, test } from 'vitest'
import { dryRun, type RowOutcome } from '#domain/roster/dry-run.ts'
import { type ParsedRoster, parseRoster } from '#domain/roster/parse-roster.ts'
import type { RosterEntry } from '#domain/roster/read-entry.ts'
import type { WorksheetRow } from '#domain/roster/worksheet-cell.ts'
import { readHere } from '#tests/support/service/read-here.ts'
import { unzip } from '../report/testing/unzip.ts'
import { nameReadings } from './name-readings.ts'
import { readWorksheetFile } from './read-worksheet-file.ts'
import { writeFailedRows, writeRoster } from './write-roster.ts'

readHere()

const students: readonly RosterEntry[] = [
  { realname: '林雅婷', number: '007', username: 'qm0701001', groupName: '第一组', mobile: '13800000001' },
  { realname: '=1+1', number: '-2+3', username: '@SUM(1)', groupName: '+1', mobile: null },
]

const rowsOf = async (bytes: Uint8Array) => {
  const file = await readWorksheetFile(bytes, '名单.xlsx')
  return file.kind === 'read' ? (file.sheets[0]?.rows ?? []) : file.kind
}

test('one line per student below headings, with leading zeros and formulas as texts', async () => {
  expect(await rowsOf(await writeRoster(students, 'zh-CN'))).toEqual([
    ['姓名', '学号', '账号', '小组', '手机号'],
    ['林雅婷', '007', 'qm0701001', '第一组', '13800000001'],
    ['=1+1', '-2+3', '@SUM(1)', '+1'],
  ])
})

test('every cell in the file is a text, none a formula or number; columns are wide enough and headings are frozen', async () => {
  const sheet = unzip(await writeRoster(students, 'zh-CN')).get('xl/worksheets/sheet1.xml') ?? ''
  const cells = [...sheet.matchAll(/<c [^>]*>/g)].map(([tag]) => tag)
  expect(cells.length).toBe(14)
  expect(cells.filter((tag) => !tag.includes('t="s"'))).toEqual([])
  expect(sheet).not.toMatch(/<f[\s>/]/)
  expect([...sheet.matchAll(/<col [^>]*width="(\d+)/g)].map(([, width]) => Number(width))).toEqual([18, 22, 18, 14, 16])
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
})

test('an English list has English headings, which can be read back', async () => {
  const rows = await rowsOf(await writeRoster(students, 'en'))
  expect(rows[0]).toEqual(['Name', 'Student number', 'Account', 'Group', 'Mobile'])
  const roster = typeof rows === 'string' ? null : parseRoster(rows)
  const cells = [
    ['林雅婷', '007', 'qm0701001', '第一组', '13800000001'],
    ['=1+1', '-2+3', '@SUM(1)', '+1'],
  ]
  const column = (index: number, meaning: string) => ({
    key: `c${index}`,
    heading: rows[0]?.[index],
    meaning,
    isAsked: false,
    samples: cells.flatMap((row) => row[index] ?? []),
  })
  expect(roster).toEqual({
    kind: 'roster',
    headings: rows[0],
    columns: ['realname', 'number', 'username', 'groupName', 'mobile'].map((meaning, index) => column(index, meaning)),
    rows: students.map((entry, index) => ({ row: index + 2, cells: cells[index], entry })),
  })
})

const outcomes: readonly RowOutcome[] = [
  { kind: 'unchanged', row: 2, uid: 1 },
  {
    kind: 'bad',
    row: 3,
    cells: ['1', '', '7', '=1+1'],
    problems: [
      { field: 'realname', value: '', reason: 'nameMissing' },
      { field: 'number', value: '7', reason: 'repeatedNumber', otherRow: 5 },
    ],
  },
]

const listed = (headings: readonly string[]) => ({ headings, sheets: [] })

test('failed rows are unchanged, with all their reasons', async () => {
  expect(await rowsOf(await writeFailedRows(listed(['序号', '姓名', '学号']), outcomes, 'zh-CN'))).toEqual([
    ['序号', '姓名', '学号', null, '原因'],
    ['1', null, '7', '=1+1', '姓名：没有姓名，请补上\n学号：学号和另一行重复，请改正其中一行(见原名单第 5 行)'],
  ])
})

test('for two conflicting rows the file names its own row numbers', async () => {
  const rows = [
    ['姓名', '学号'],
    ['赵一', '1'],
    ['林雅婷', '7'],
    ['王浩', '3'],
    ['陈浩宇', '7'],
    ['赵一', '1'],
  ]
  const failed = dryRun(rosterOf(rows).rows, [], nameReadings).outcomes
  const written = await rowsOf(await writeFailedRows(listed(['姓名', '学号']), failed, 'zh-CN'))
  expect(written).toEqual([
    ['姓名', '学号', '原因'],
    ['林雅婷', '7', '学号：学号和另一行重复，请改正其中一行(见第 3 行)'],
    ['陈浩宇', '7', '学号：学号和另一行重复，请改正其中一行(见第 2 行)'],
    ['赵一', '1', '姓名：和另一行完全相同，请只留一行；同名的两名学生要有不同的学号(见原名单第 2 行)'],
  ])
})

test('for a list of several worksheets each reason begins with worksheet and row', async () => {
  const sheets = [
    { name: '1班', rowsBefore: 0 },
    { name: '2班', rowsBefore: 2 },
  ]
  expect(
    await rowsOf(await writeFailedRows({ headings: ['序号', '姓名', '学号'], sheets }, outcomes, 'zh-CN')),
  ).toEqual([
    ['序号', '姓名', '学号', null, '原因'],
    [
      '1',
      null,
      '7',
      '=1+1',
      '“2班”第 1 行\n姓名：没有姓名，请补上\n学号：学号和另一行重复，请改正其中一行(见原名单“2班”第 3 行)',
    ],
  ])
})

test('new reasons replace those of the last time', async () => {
  const rows = await rowsOf(await writeFailedRows(listed(['Reason', '姓名', '学号']), outcomes, 'en'))
  expect(rows).toEqual([
    ['姓名', '学号', null, 'Reason'],
    [
      null,
      '7',
      '=1+1',
      'Name: The name is missing. Add it\nStudent number: Another row has the same student number. Correct one of them (see row 5 in the list itself)',
    ],
  ])
})

test('failed rows of a list without headings are read back unchanged, without their reasons', async () => {
  const cells = [
    ['林雅婷', '7'],
    ['陈浩宇', '7'],
  ]
  const failed = dryRun(rosterOf(cells).rows, [], nameReadings).outcomes
  const again = rosterOf(await rowsOf(await writeFailedRows(listed([]), failed, 'zh-CN')))
  expect(again.rows.map((row) => row.cells)).toEqual(cells)
  expect(dryRun(again.rows, [], nameReadings).outcomes.map(({ kind, row }) => ({ kind, row }))).toEqual([
    { kind: 'bad', row: 2 },
    { kind: 'bad', row: 3 },
  ])
})

function rosterOf(rows: readonly WorksheetRow[] | string): ParsedRoster {
  const roster = typeof rows === 'string' ? null : parseRoster(rows)
  if (roster?.kind !== 'roster') throw new Error('no class list')
  return roster
}
