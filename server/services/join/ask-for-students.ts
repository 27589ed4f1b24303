import { sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { memberStatus } from '#server/database/schema/courses.ts'
import type { Taking } from '../classes/taking.ts'
import { tellDeciders } from './tell-deciders.ts'

/**
 * Requests students whom others teach: they become members only once their teachers agree. An open request is not
 * repeated.
 */
export async function askForStudents(
  db: Executor,
  taking: Taking,
  students: readonly { readonly uid: number; readonly groupName: string | null }[],
): Promise<void> {
  if (students.length === 0) return
  const { courseId, teacherId, now } = taking
  const { rows } = await db.execute<{ uid: string }>(sql`
    insert into member (course_id, uid, group_name, approve_status, joined_at, asked_by)
    select ${courseId}::bigint, uid, group_name, ${memberStatus.waiting}::int, ${now.toISOString()}::timestamptz,
      ${teacherId}::bigint
    from unnest(
      ${sql.param(students.map(({ uid }) => uid))}::bigint[],
      ${sql.param(students.map(({ groupName }) => groupName))}::text[]
    ) as given (uid, group_name)
    on conflict (course_id, uid) do update set
      group_name = coalesce(excluded.group_name, member.group_name),
      joined_at = excluded.joined_at,
      approve_status = excluded.approve_status,
      asked_by = excluded.asked_by,
      decided_by = null,
      decided_at = null,
      reason = ''
    where member.approve_status in (${memberStatus.refused}::int, ${memberStatus.removed}::int)
    returning uid`)
  await tellDeciders(
    db,
    taking,
    rows.map(({ uid }) => Number(uid)),
  )
}
