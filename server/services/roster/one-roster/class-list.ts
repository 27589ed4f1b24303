import { rosterLimits } from '#domain/roster/columns.ts'
import type { ParsedRoster } from '#domain/roster/parse-roster.ts'
import type { ParsedRow } from '#domain/roster/parsed-row.ts'
import { nobody, readListed } from '#domain/roster/read-entry.ts'
import type { RowReason } from '#domain/roster/reasons.ts'
import type { OneRoster } from './read-one-roster.ts'
import type { TableRow } from './read-table.ts'

export interface OneRosterClass {
  readonly sourcedId: string
  readonly title: string
  /** Name of its school; null if the set has none. */
  readonly school: string | null
  readonly students: number
}

/** The classes of a set, to choose from. */
export function classesOf({ classes, orgs, enrollments }: OneRoster): readonly OneRosterClass[] {
  const schools = new Map(orgs?.rows.map(({ get }) => [get('sourcedId'), get('name')]))
  const enrolled = new Map<string, Set<string>>()
  for (const { get } of enrollments.rows.filter(isStudent)) {
    const users = enrolled.get(get('classSourcedId')) ?? new Set()
    enrolled.set(get('classSourcedId'), users.add(get('userSourcedId')))
  }
  return classes.rows.map(({ get }) => ({
    sourcedId: get('sourcedId'),
    title: get('title'),
    school: schools.get(get('schoolSourcedId')) ?? null,
    students: enrolled.get(get('sourcedId'))?.size ?? 0,
  }))
}

/** The students of one class as rows of a class list, in order of enrollment. */
export function classList({ users, enrollments }: OneRoster, classId: string): ParsedRoster {
  const known = new Map(users.rows.map((user) => [user.get('sourcedId'), user]))
  const seen = new Set<string>()
  const rows = enrollments.rows.filter(isStudent).flatMap((enrollment): readonly ParsedRow[] => {
    const userId = enrollment.get('userSourcedId')
    if (enrollment.get('classSourcedId') !== classId || seen.has(userId)) return []
    seen.add(userId)
    const user = known.get(userId)
    if (user === undefined) return [badEnrollment(enrollment, userId, 'userUnknown')]
    return user.get('enabledUser') === 'false' ? [] : [rowOf(user)]
  })
  return { kind: 'roster', headings: users.headings, columns: [], rows }
}

/** Enrollments in unknown classes, which no class list would show. */
export function strayEnrollments({ classes, enrollments }: OneRoster): readonly ParsedRow[] {
  const known = new Set(classes.rows.map(({ get }) => get('sourcedId')))
  return enrollments.rows
    .filter((enrollment) => isStudent(enrollment) && !known.has(enrollment.get('classSourcedId')))
    .map((enrollment) => badEnrollment(enrollment, enrollment.get('classSourcedId'), 'classUnknown'))
}

const isStudent = ({ get }: TableRow<'enrollments.csv'>): boolean => get('role') === 'student'

const badEnrollment = ({ row, cells }: TableRow<'enrollments.csv'>, value: string, reason: RowReason): ParsedRow => ({
  row,
  file: 'enrollments.csv',
  cells,
  problems: [{ field: 'realname', value, reason }],
  typed: nobody,
})

/** The account belongs to the other system and must not be taken for one of ours. */
function rowOf({ row, cells, get }: TableRow<'users.csv'>): ParsedRow {
  const id = get('sourcedId')
  const number = get('identifier') || ([...id].length > rosterLimits.number ? '' : id)
  const read = readListed({ realname: fullName(get), number, mobile: get('sms') || get('phone') })
  return { row, file: 'users.csv', cells, ...read }
}

/** In Chinese names the family name comes first. */
function fullName(get: TableRow<'users.csv'>['get']): string {
  const [given, middle, family] = [get('givenName'), get('middleName'), get('familyName')]
  if (/\p{Script=Han}/u.test(family + given)) return family + middle + given
  return [given, middle, family].filter((part) => part !== '').join(' ')
}
