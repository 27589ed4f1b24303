import { sql, type SQL } from 'drizzle-orm'
import { memberLimits } from '#domain/classes/members.ts'
import type { Executor } from '#server/database/database.ts'
import { memberStatus } from '#server/database/schema/courses.ts'
import type { Taking } from '../classes/taking.ts'
import { coursesTaughtBy } from '../classes/taught-by.ts'
import { day } from '#domain/time/units.ts'

const { waiting, approved, refused, removed, waitingList } = memberStatus

/**
 * Whether a teacher may add a student of the school to a class at once: one they teach, whose account was created for
 * one of their classes, who asked to join one, or whose removal from one can still be undone. The school's owner may
 * add anybody, and so may all teachers where the school lets colleagues add each other's students.
 */
export const isFreeFor = ({ schoolId, teacherId, now }: Taking, uid: SQL): SQL<boolean> => sql<boolean>`(
  exists (
    select from school
    where school_id = ${schoolId}::bigint and (colleagues_may_add or owner_id = ${teacherId}::bigint))
  or exists (
    select from member as known left join member_removal using (removal_id)
    where known.uid = ${uid} and known.course_id in ${coursesTaughtBy(teacherId)} and (
      known.approve_status = ${approved}::int
      or known.made_account
      or (known.asked_by is null and known.approve_status in (${waiting}::int, ${waitingList}::int, ${refused}::int))
      or (known.approve_status = ${removed}::int and member_removal.removed_at > ${oldestRemoval(now)}::timestamptz))))`

const oldestRemoval = (now: Date): string => new Date(now.getTime() - memberLimits.removalDays * day).toISOString()

/** Those of these students whom the teacher may add at once. */
export async function freeStudents(
  db: Executor,
  taking: Taking,
  uids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (uids.length === 0) return new Set()
  const { rows } = await db.execute<{ uid: string }>(sql`
    select uid from unnest(${sql.param([...uids])}::bigint[]) as wanted (uid) where ${isFreeFor(taking, sql`wanted.uid`)}`)
  return new Set(rows.map(({ uid }) => Number(uid)))
}
