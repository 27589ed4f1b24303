import { sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'
import { areMembersOf } from '../is-member.ts'
import { lockClasses } from '../classes/lock-classes.ts'
import { freePlaces } from '../classes/class-places.ts'
import { assignToNewcomers } from '../assigning/newcomers.ts'
import { removeMembers, type Removing } from './remove-members.ts'

export interface Moving extends Removing {
  readonly toCourseId: number
  readonly copy: boolean
}

/** Copies or moves members into another class; both are the caller's. Returns the outcome, or why not. */
export async function moveMembers(db: Executor, moving: Moving) {
  const { courseId, toCourseId, uids, copy } = moving
  if (courseId === toCourseId) return 'sameClass'
  await lockClasses(db, [courseId, toCourseId])
  if (uids.length === 0 || (await countMembers(db, courseId, uids)) !== uids.length) return 'memberUnknown'
  const already = await countMembers(db, toCourseId, uids)
  if (uids.length - already > (await freePlaces(db, toCourseId))) return 'classFull'
  await join(db, moving)
  await assignToNewcomers(db, { courseId: toCourseId, uids, now: moving.now })
  const removed = copy ? null : await removeMembers(db, moving)
  return { moved: uids.length - already, already, removalId: removed?.removalId ?? null }
}

const countMembers = (db: Executor, courseId: number, uids: readonly number[]): Promise<number> =>
  db.$count(member, areMembersOf(courseId, uids))

const hadAsked = sql.raw(
  `m.asked_by is null and m.approve_status in (${memberStatus.waiting}, ${memberStatus.waitingList})`,
)

/** An open request by the student there is thereby approved; nobody else has asked. A former member starts anew. */
const join = (db: Executor, { toCourseId, uids, by, now }: Moving) =>
  db.execute(sql`
    insert into ${member} as m (course_id, uid, approve_status, joined_at)
    select ${toCourseId}::bigint, uid, ${memberStatus.approved}::integer, ${now.toISOString()}::timestamptz
    from unnest(${sql.param([...uids])}::bigint[]) as uid
    on conflict (course_id, uid) do update set approve_status = excluded.approve_status, joined_at = excluded.joined_at,
      group_name = null,
      decided_by = case when ${hadAsked} then ${by}::bigint end,
      decided_at = case when ${hadAsked} then excluded.joined_at end,
      reason = '', removal_id = null, asked_by = null
    where m.approve_status <> ${memberStatus.approved}::integer`)
