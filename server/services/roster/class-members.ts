import { and, eq, sql, type SQL } from 'drizzle-orm'
import { userTypes } from '#domain/classes/subjects.ts'
import type { RosterMember } from '#domain/roster/roster-member.ts'
import type { SchoolStudent, WantedStudents } from '#domain/roster/join-school.ts'
import type { Executor } from '#server/database/database.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { isMemberOf } from '../is-member.ts'
import { assignToNewcomers } from '../assigning/newcomers.ts'
import type { Taking } from '../classes/taking.ts'
import { isFreeFor } from './free-students.ts'

/** A student whom no teacher has approved is not yet a student of the school. */
const isApproved = sql`not ${user.awaitsApproval}`

const columns = {
  uid: user.uid,
  realname: user.realname,
  number: user.studentNo,
  username: user.username,
  mobile: user.contactMobile,
}

/** The members of a class, by account. */
export const membersOf = (db: Executor, courseId: number): Promise<readonly RosterMember[]> =>
  db
    .select({ ...columns, groupName: member.groupName })
    .from(member)
    .innerJoin(user, eq(user.uid, member.uid))
    .where(isMemberOf(courseId))
    .orderBy(user.username)

/** Students of the school with one of these accounts, numbers (in lower case) or names, who are not in the class. */
export async function schoolStudentsOutsideClass(
  db: Executor,
  taking: Taking,
  { usernames, numbers, realnames }: WantedStudents,
): Promise<readonly SchoolStudent[]> {
  if (usernames.length + numbers.length + realnames.length === 0) return []
  return studentsBeside(
    db,
    taking,
    sql`(lower(${user.username}) = any(${sql.param(usernames)}::text[])
      or lower(${user.studentNo}) = any(${sql.param(numbers)}::text[])
      or ${user.realname} = any(${sql.param(realnames)}::text[]))`,
  )
}

/** One student of the school who is not in the class; null if there is none. */
export async function schoolStudentOutsideClass(
  db: Executor,
  taking: Taking,
  uid: number,
): Promise<SchoolStudent | null> {
  const [found] = await studentsBeside(db, taking, eq(user.uid, uid))
  return found ?? null
}

async function studentsBeside(db: Executor, taking: Taking, isWanted: SQL): Promise<readonly SchoolStudent[]> {
  const { schoolId, courseId } = taking
  const isMember = sql`exists (select from ${member} where ${member.courseId} = ${courseId}::bigint
    and ${member.uid} = ${user.uid} and ${member.joinStatus} = ${memberStatus.approved})`
  const rows = await db
    .select({ ...columns, isFree: isFreeFor(taking, sql`${user.uid}`) })
    .from(user)
    .where(
      and(
        eq(user.schoolId, schoolId),
        eq(user.userType, userTypes.student),
        isApproved,
        isWanted,
        sql`not ${isMember}`,
      ),
    )
  return rows.map((row) => ({ ...row, groupName: null }))
}

/** Holders of student numbers in a school, by number in lower case. */
export async function holdersOf(
  db: Executor,
  schoolId: number,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, RosterMember>> {
  if (numbers.length === 0) return new Map()
  const isWanted: SQL = sql`lower(${user.studentNo}) = any(${sql.param(numbers)}::text[])`
  const rows = await db
    .select(columns)
    .from(user)
    .where(and(eq(user.schoolId, schoolId), isApproved, isWanted))
  return new Map(rows.map((row) => [(row.number ?? '').toLowerCase(), { ...row, groupName: null }]))
}

/** A student who joins a class, with the group there; null for none. */
export interface Incoming {
  readonly uid: number
  readonly groupName: string | null
}

/**
 * Makes students members of a class, or members again; without a given group theirs stays. `madeAccount`: their
 * accounts were created for it.
 */
export async function bringIn(
  db: Executor,
  courseId: number,
  students: readonly Incoming[],
  now: Date,
  madeAccount = false,
): Promise<void> {
  if (students.length === 0) return
  await db.execute(sql`
    insert into member (course_id, uid, group_name, approve_status, joined_at, made_account)
    select ${courseId}::bigint, uid, group_name, ${memberStatus.approved}::int, ${now.toISOString()}::timestamptz,
      ${madeAccount}::boolean
    from unnest(
      ${sql.param(students.map(({ uid }) => uid))}::bigint[],
      ${sql.param(students.map(({ groupName }) => groupName))}::text[]
    ) as given (uid, group_name)
    on conflict (course_id, uid) do update set
      group_name = coalesce(excluded.group_name, member.group_name),
      joined_at = case when member.approve_status = ${memberStatus.approved}::int then member.joined_at else excluded.joined_at end,
      approve_status = excluded.approve_status,
      asked_by = null,
      removal_id = null`)
  await assignToNewcomers(db, { courseId, uids: students.map(({ uid }) => uid), now })
}
