import { expect, test } from 'vitest'
import { parseWorksheets } from '#domain/roster/parse-roster.ts'
import { dryRun } from '#domain/roster/dry-run.ts'
import {
  cleanWorkbook,
  csvFile,
  dirtyWorkbook,
  type InventedStudent,
  inventStudents,
  titledWorkbook,
} from '#tests/support/files/roster-files.ts'
import { readHere } from '#tests/support/service/read-here.ts'
import { nameReadings } from './name-readings.ts'
import { readWorksheetFile } from './read-worksheet-file.ts'

readHere()

const students = inventStudents(48, 48)

async function rowsOf(bytes: Uint8Array, name: string) {
  const file = await readWorksheetFile(bytes, name)
  const roster = file.kind === 'read' ? parseWorksheets(file.sheets) : file
  return roster.kind === 'roster' ? roster.rows : []
}

const entryOf = (student: InventedStudent) => ({ ...student, username: null })

const readOf = async (bytes: Uint8Array, name = '名单.xlsx') =>
  (await rowsOf(bytes, name)).map((row) => ('entry' in row ? row.entry : row))

test('a clean list of 48', async () => {
  expect(await readOf(cleanWorkbook(students))).toEqual(students.map(entryOf))
})

test('a title above 48 students in merged groups', async () => {
  const inGroups = [...students].sort((one, other) => one.groupName.localeCompare(other.groupName))
  expect(await readOf(titledWorkbook(inGroups))).toEqual(
    inGroups.map((student) => ({ ...entryOf(student), mobile: null })),
  )
})

test.each(['utf-8', 'gb18030'] as const)('a list in %s with rare characters', async (encoding) => {
  expect(students.some(({ realname }) => realname.includes('𠮷'))).toBe(true)
  expect(await readOf(csvFile(students, encoding), '名单.csv')).toEqual(students.map(entryOf))
})

test('a list in GBK', async () => {
  const common = students.filter(({ realname }) => !/[𠮷㛃䶮]/u.test(realname))
  expect(await readOf(csvFile(common, 'gbk'), '名单.csv')).toEqual(common.map(entryOf))
})

test('of a dirty list the good rows are added, and each bad one is reported with its row, column, value and reason', async () => {
  const rows = await rowsOf(dirtyWorkbook(students), '名单.xlsx')
  const results = dryRun(rows, [], nameReadings).outcomes.map((outcome) => {
    if (outcome.kind === 'added') return [outcome.row, outcome.entry.realname, outcome.entry.number]
    return outcome.kind === 'bad' ? [outcome.row, outcome.problems] : outcome
  })
  const [one, , , four, five, six, , , nine] = students
  expect(results).toEqual([
    [2, [{ field: 'number', value: one?.number, reason: 'repeatedNumber', otherRow: 3 }]],
    [3, [{ field: 'number', value: one?.number, reason: 'repeatedNumber', otherRow: 2 }]],
    [4, [{ field: 'realname', value: '', reason: 'nameMissing' }]],
    [5, four?.realname, four?.number],
    [6, five?.realname, five?.number],
    [7, six?.realname, six?.number],
    [8, [{ field: 'number', value: '2024-09-01', reason: 'becameDate' }]],
    [9, [{ field: 'realname', value: '45536', reason: 'becameDate' }]],
    [12, nine?.realname, nine?.number],
    [13, [{ field: 'realname', value: nine?.realname, reason: 'repeatedRow', otherRow: 12 }]],
    [14, [{ field: 'number', value: '2.0240700100010001E+17', reason: 'digitsLost' }]],
  ])
})
