import { sql } from 'drizzle-orm'
import { userTypes } from '#domain/subjects.ts'
import type { Executor } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'

/** What is known of a student who gets an account. */
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
 * Makes accounts of a school's students, in their order, with any number of them in a handful of statements. The user name
 * is the school's code and a number that is reserved for it; nobody can sign in before a password is given. Student
 * numbers have to be free.
 */
export async function makeStudentAccounts(
  db: Executor,
  schoolId: number,
  students: readonly NewStudent[],
  now: Date,
): Promise<readonly StudentAccount[]> {
  if (students.length === 0) return []
  const usernames = await freeUsernames(db, schoolId, students.length)
  const { rows } = await db.execute<{ uid: string; username: string }>(sql`
    insert into app_user (username, realname, student_no, contact_mobile, u_type, school_id, password_hash, created_at)
    select username, realname, student_no, mobile, ${userTypes.student}::int, ${schoolId}::bigint, '', ${now.toISOString()}::timestamptz
    from unnest(
      ${sql.param(usernames)}::text[],
      ${sql.param(students.map(({ realname }) => realname))}::text[],
      ${sql.param(students.map(({ number }) => number))}::text[],
      ${sql.param(students.map(({ mobile }) => mobile))}::text[]
    ) as given (username, realname, student_no, mobile)
    returning uid, username`)
  const uids = new Map(rows.map(({ uid, username }) => [username, Number(uid)]))
  return usernames.map((username) => ({ uid: uidOf(uids, username), username }))
}

function uidOf(uids: ReadonlyMap<string, number>, username: string): number {
  const uid = uids.get(username)
  if (uid === undefined) throw new Error(`The account ${username} was not made`)
  return uid
}

/** Reserves numbers until there are enough whose names nobody has. */
async function freeUsernames(db: Executor, schoolId: number, count: number): Promise<readonly string[]> {
  const free: string[] = []
  while (free.length < count) {
    const names = await reserveNames(db, schoolId, count - free.length)
    const taken = await db
      .select({ username: user.username })
      .from(user)
      .where(sql`${user.username} = any(${sql.param(names)}::text[])`)
    const known = new Set(taken.map(({ username }) => username))
    free.push(...names.filter((name) => !known.has(name)))
  }
  return free
}

/** Digits of the number in a user name, at least. */
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
