import { sql, type SQL } from 'drizzle-orm'
import type { Caller } from '#server/core/ports.ts'
import { anyOf } from '#server/database/any-of.ts'
import type { Executor } from '#server/database/database.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'
import { coursesTaughtBy } from './taught-by.ts'

/**
 * Whether somebody may decide on a colleague's request, a row of `member` in the statement: the student's current
 * teachers in classes in use, and the school's owner; the statement itself must be limited to the owner's school.
 */
export const isDecidedBy = ({
  uid,
  schoolId,
}: Readonly<Record<keyof Caller, number | SQL>>): SQL<boolean> => sql<boolean>`(
  exists (select from school where school_id = ${schoolId} and owner_id = ${uid})
  or exists (
    select from member as present join course as present_class using (course_id)
    where present.uid = ${member.uid} and present.approve_status = ${memberStatus.approved}::int
      and present_class.status = 1 and present.course_id in ${coursesTaughtBy(sql`${uid}::bigint`)}))`

/** Students, each with their current teachers who can sign in. */
const presentTeachers = (uids: readonly number[]): SQL => sql`
  select present.uid as student, teacher.uid as teacher
  from member as present
  join course using (course_id)
  join lateral (
    select course.lead_teacher_id as uid
    union all
    select beside.uid from course_teacher as beside where beside.course_id = course.course_id
  ) as teacher on true
  join app_user as account on account.uid = teacher.uid and account.disabled_at is null
  where present.uid = ${anyOf(uids)} and present.approve_status = ${memberStatus.approved}::int
    and course.status = 1`

/** Everybody to notify of requests for these students: their teachers; for students without any, the school's owner. */
export async function decidersOf(db: Executor, schoolId: number, uids: readonly number[]): Promise<readonly number[]> {
  const { rows } = await db.execute<{ uid: string }>(sql`
    with present as (${presentTeachers(uids)})
    select teacher as uid from present
    union
    select owner_id from school
    where school_id = ${schoolId}::bigint and owner_id is not null and exists (
      select from unnest(${sql.param([...uids])}::bigint[]) as wanted (uid)
      where wanted.uid not in (select student from present))
    order by uid`)
  return rows.map(({ uid }) => Number(uid))
}

/** Whether a student currently has a teacher; if not, the school's owner decides. */
export async function hasPresentTeacher(db: Executor, uid: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from (${presentTeachers([uid])}) as present limit 1`)
  return rows.length > 0
}
