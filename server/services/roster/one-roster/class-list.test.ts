import { expect, test } from 'vitest'
import type { ParsedRow } from '#domain/roster/parsed-row.ts'
import { inventStudents, oneRosterFiles } from '#tests/support/files/roster-files.ts'
import { writeZip } from '#tests/support/files/zip-writer.ts'
import { readCsv } from '../read-csv.mjs'
import { classesOf, classList, strayEnrollments } from './class-list.ts'
import type { OneRosterFile } from './columns.ts'
import { type OneRoster, readOneRoster } from './read-one-roster.ts'
import { oneRosterLimits, readOneRosterZip } from './read-one-roster-zip.ts'

const students = inventStudents(7, 5)

const files = () => oneRosterFiles({ '七(1)班': students.slice(0, 2), '七(2)班': students.slice(2) })

const entryOf = ({ realname, number, mobile }: (typeof students)[number]) => ({
  realname,
  number,
  username: null,
  groupName: null,
  mobile,
})

/** The rows of a set's files, read in this process. */
const textsOf = (set: ReadonlyMap<string, Uint8Array>) =>
  new Map([...set].map(([name, bytes]) => [name, readCsv(Buffer.from(bytes).toString(), oneRosterLimits)]))

function known(changed: Partial<Record<OneRosterFile, (text: string) => string>> = {}): OneRoster {
  const set = new Map(
    [...files()].map(([name, bytes]) => [name, Buffer.from(changed[name]?.(Buffer.from(bytes).toString()) ?? bytes)]),
  )
  const reading = readOneRoster(textsOf(set))
  if (reading.kind === 'refused') throw new Error(reading.reason)
  return reading
}

const read = (roster: OneRoster, classId: string) =>
  classList(roster, classId).rows.map((row) => ({ file: row.file, row: row.row, content: contentOf(row) }))

function contentOf(row: ParsedRow) {
  if ('entry' in row) return row.entry
  return 'problems' in row ? row.problems : row.skipped
}

test('classes are listed with their school and number of students', () => {
  expect(classesOf(known())).toEqual([
    { sourcedId: 'class-1', title: '七(1)班', school: '启明中学', students: 2 },
    { sourcedId: 'class-2', title: '七(2)班', school: '启明中学', students: 3 },
  ])
})

test('the students of a class have name, number and mobile, and the position of their row', () => {
  expect(read(known(), 'class-2')).toEqual(
    students.slice(2).map((student, index) => ({ file: 'users.csv', row: index + 4, content: entryOf(student) })),
  )
  expect(read(known(), 'class-9')).toEqual([])
})

test('teachers, deleted rows, disabled users and duplicate enrollments are not students', () => {
  const [one, two] = students
  const roster = known({
    'enrollments.csv': (text) =>
      `${text}${text.split('\r\n')[1] ?? ''}\r\nx,,,class-1,school,user-${students[4]?.number},teacher,,,\r\n` +
      `y,tobedeleted,,class-1,school,user-${students[3]?.number},student,,,\r\n`,
    'users.csv': (text) => text.replace(`user-${two?.number},,,true`, `user-${two?.number},,,false`),
  })
  expect(read(roster, 'class-1')).toEqual([{ file: 'users.csv', row: 2, content: one && entryOf(one) }])
})

test('bad rows are reported with their file', () => {
  const [one, two] = students
  const roster = known({
    'users.csv': (text) => text.replace(one?.mobile ?? '', '123').replace(`user-${two?.number},`, 'nobody,'),
    'enrollments.csv': (text) => `${text}z,,,class-7,school,user-${one?.number},student,,,\r\n`,
  })
  expect(read(roster, 'class-1')).toEqual([
    { file: 'users.csv', row: 2, content: one && { ...entryOf(one), mobile: null } },
    {
      file: 'enrollments.csv',
      row: 3,
      content: [{ field: 'realname', value: `user-${two?.number}`, reason: 'userUnknown' }],
    },
  ])
  expect(strayEnrollments(roster)).toEqual([
    {
      row: 7,
      file: 'enrollments.csv',
      cells: ['z', '', '', 'class-7', 'school', `user-${one?.number}`, 'student', '', '', ''],
      problems: [{ field: 'realname', value: 'class-7', reason: 'classUnknown' }],
      typed: { realname: '', number: null, username: null, groupName: null, mobile: null },
    },
  ])
})

test('names in Latin letters keep their order; without an identifier a short id is the number', () => {
  const head = 'sourcedId,givenName,middleName,familyName'
  const roster = known({ 'users.csv': () => `${head}\nuser-${students[0]?.number},Anna,B.,Smith\n` })
  expect(read(roster, 'class-1')[0]).toEqual({
    file: 'users.csv',
    row: 2,
    content: {
      realname: 'Anna B. Smith',
      number: `user-${students[0]?.number}`,
      username: null,
      groupName: null,
      mobile: null,
    },
  })
})

test('a zip of the files is read, even from a folder next to shadow copies', async () => {
  const parts = [...files()].map(([name, data]) => ({ name: `export/${name}`, data }))
  const shadows = [...files()].map(([name]) => ({ name: `__MACOSX/export/${name}`, data: 'x' }))
  const reading = await readOneRosterZip(writeZip([...parts, ...shadows]))
  expect(reading.kind === 'oneRoster' && classesOf(reading)).toEqual(classesOf(known()))
})

test.each<[OneRosterFile, string]>([
  ['users.csv', 'filesMissing'],
  ['classes.csv', 'filesMissing'],
  ['enrollments.csv', 'filesMissing'],
])('a set without %s is refused', (file, reason) => {
  const set = new Map(files())
  set.delete(file)
  expect(readOneRoster(textsOf(set))).toEqual({ kind: 'refused', reason, file })
})

test('a set without schools is read, one without a required column is refused', async () => {
  const set = new Map(files())
  set.delete('orgs.csv')
  const reading = readOneRoster(textsOf(set))
  expect(reading.kind === 'oneRoster' && classesOf(reading).map(({ school }) => school)).toEqual([null, null])
  set.set('users.csv', Buffer.from('sourcedId,name\n1,x\n'))
  expect(readOneRoster(textsOf(set))).toEqual({ kind: 'refused', reason: 'columnsMissing', file: 'users.csv' })
})

test.each([
  ['no zip', Buffer.from('users.csv'), 'brokenFile'],
  ['an entry that leaves its folder', writeZip([{ name: '../users.csv', data: '' }]), 'unsafeFile'],
  ['an encrypted entry', writeZip([{ name: 'users.csv', data: '', flags: 1 }]), 'passwordProtected'],
  [
    'one file twice',
    writeZip([
      { name: 'a/users.csv', data: '' },
      { name: 'b/users.csv', data: '' },
    ]),
    'unsafeFile',
  ],
])('%s is refused', async (_what, bytes, reason) => {
  expect(await readOneRosterZip(bytes)).toEqual({ kind: 'refused', reason })
})
