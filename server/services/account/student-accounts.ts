import { eq, sql } from 'drizzle-orm'
import { accountNames } from '#domain/roster/account-names.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import type { Executor } from '#server/database/database.ts'
import { school, user } from '#server/database/schema/people.ts'

/** What is known about a student who gets an account. */
export interface NewStudent {
  readonly realname: string
  readonly number: string | null
  readonly mobile: string | null
}

export interface StudentAccount {
  readonly uid: number
  readonly username: string
}

/**
 * Creates accounts for a school's students, in their order, with a handful of statements for any number of them. The
 * user name is the student number if that is free, otherwise the school's code and a number reserved for it; nobody can
 * sign in before a password is set. Student numbers must be free.
 */
export async function makeStudentAccounts(
  db: Executor,
  schoolId: number,
  students: readonly NewStudent[],
  now: Date,
): Promise<readonly StudentAccount[]> {
  if (students.length === 0) return []
  const names = await namesByNumber(db, schoolId, students)
  const made = new Map<NewStudent, StudentAccount>()
  await insert(
    db,
    { schoolId, now, made },
    named(students, (student) => names.get(student)),
  )
  // Including those whose name another school has just taken.
  const nameless = students.filter((student) => !made.has(student))
  const series = nameless.length === 0 ? [] : await freeUsernames(db, schoolId, nameless.length)
  await insert(
    db,
    { schoolId, now, made },
    named(nameless, (_, index) => series[index]),
  )
  return students.map((student) => accountOf(made, student))
}

interface Named {
  readonly student: NewStudent
  readonly username: string
}

const named = (
  students: readonly NewStudent[],
  nameOf: (student: NewStudent, index: number) => string | undefined,
): readonly Named[] =>
  students.flatMap((student, index) => {
    const username = nameOf(student, index)
    return username === undefined ? [] : [{ student, username }]
  })

function accountOf(made: ReadonlyMap<NewStudent, StudentAccount>, student: NewStudent): StudentAccount {
  const account = made.get(student)
  if (account === undefined) throw new Error('An account was not made')
  return account
}

interface Making {
  readonly schoolId: number
  readonly now: Date
  readonly made: Map<NewStudent, StudentAccount>
}

/** Skips those whose name somebody has taken meanwhile. */
async function insert(db: Executor, { schoolId, now, made }: Making, wanted: readonly Named[]): Promise<void> {
  if (wanted.length === 0) return
  const { rows } = await db.execute<{ uid: string; username: string }>(sql`
    insert into app_user (username, realname, student_no, contact_mobile, u_type, school_id, password_hash, created_at)
    select username, realname, student_no, mobile, ${userTypes.student}::int, ${schoolId}::bigint, '', ${now.toISOString()}::timestamptz
    from unnest(
      ${sql.param(wanted.map(({ username }) => username))}::text[],
      ${sql.param(wanted.map(({ student }) => student.realname))}::text[],
      ${sql.param(wanted.map(({ student }) => student.number))}::text[],
      ${sql.param(wanted.map(({ student }) => student.mobile))}::text[]
    ) as given (username, realname, student_no, mobile)
    on conflict (username) do nothing
    returning uid, username`)
  const uids = new Map(rows.map(({ uid, username }) => [username, Number(uid)]))
  for (const { student, username } of wanted) {
    const uid = uids.get(username)
    if (uid !== undefined) made.set(student, { uid, username })
  }
}

/** For each student the first free account name made from the number. */
async function namesByNumber(
  db: Executor,
  schoolId: number,
  students: readonly NewStudent[],
): Promise<ReadonlyMap<NewStudent, string>> {
  const [row] = await db.select({ code: school.code }).from(school).where(eq(school.schoolId, schoolId))
  const wanted = students.map((student) => ({ student, names: accountNames(student.number, row?.code ?? '') }))
  const taken = await takenNames(
    db,
    wanted.flatMap(({ names }) => names),
  )
  const given = new Map<NewStudent, string>()
  for (const { student, names } of wanted) {
    const name = names.find((one) => !taken.has(one))
    if (name === undefined) continue
    given.set(student, name)
    taken.add(name)
  }
  return given
}

async function takenNames(db: Executor, names: readonly string[]): Promise<Set<string>> {
  const taken = await db
    .select({ username: user.username })
    .from(user)
    .where(sql`${user.username} = any(${sql.param([...names])}::text[])`)
  return new Set(taken.map(({ username }) => username))
}

/** Reserves numbers until enough of them make free user names. */
async function freeUsernames(db: Executor, schoolId: number, count: number): Promise<readonly string[]> {
  const free: string[] = []
  while (free.length < count) {
    const names = await reserveNames(db, schoolId, count - free.length)
    const known = await takenNames(db, names)
    free.push(...names.filter((name) => !known.has(name)))
  }
  return free
}

/** Minimum number of digits in a user name. */
const digits = 6

async function reserveNames(db: Executor, schoolId: number, count: number): Promise<readonly string[]> {
  const { rows } = await db.execute<{ code: string; next: number }>(sql`
    update school set next_student = next_student + ${count}::int where school_id = ${schoolId}::bigint
    returning code, next_student as next`)
  const [row] = rows
  if (row === undefined) throw new Error(`School ${schoolId} is gone`)
  const first = row.next - count
  return Array.from({ length: count }, (_, index) => row.code + String(first + index).padStart(digits, '0'))
}
