import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { memberLimits } from '#domain/classes/members.ts'
import type { Executor } from '#server/database/database.ts'
import { memberRemoval, memberStatus } from '#server/database/schema/courses.ts'
import { memberChange, memberChangeRow } from '#server/database/schema/member-changes.ts'
import { lockClasses } from '../classes/lock-classes.ts'
import { lockPeople } from '../lock-people.ts'
import { freePlaces } from '../classes/class-places.ts'
import { assignToNewcomers, withdrawFromLeavers } from '../assigning/newcomers.ts'
import { markAskedMessagesRead } from '../join/tell-deciders.ts'
import { isImporting } from './is-importing.ts'
import { accountImage } from './record-change.ts'
import { restoreAccounts } from './restore-accounts.ts'

export interface Undoing {
  readonly courseId: number
  readonly changeId: number
  /** The teacher who made the change. */
  readonly by: number
  readonly now: Date
}

/**
 * Restores exactly what was before a change, or changes nothing and says why. Returns the number of students affected.
 */
export async function undoChange(
  db: Executor,
  undoing: Undoing,
): Promise<number | 'memberChangeUnknown' | 'membersChangedSince' | 'classFull' | 'alreadyDone'> {
  const { changeId, courseId, by, now } = undoing
  const known = and(
    eq(memberChange.changeId, changeId),
    eq(memberChange.courseId, courseId),
    eq(memberChange.changedBy, by),
    gt(memberChange.changedAt, new Date(now.getTime() - memberLimits.undoFor)),
  )
  // Before the change itself, as whoever is still writing it holds its class.
  const courseIds = await classesOf(db, known)
  await lockClasses(db, courseIds)
  const [change] = await db.select().from(memberChange).where(known).for('update')
  if (change === undefined) return 'memberChangeUnknown'
  if (change.undoneAt !== null) return 'alreadyDone'
  const uids = await lockStudents(db, changeId)
  if ((await isImporting(db, courseId)) || (await hasChangedSince(db, changeId))) return 'membersChangedSince'
  const comings = await comingsOf(db, changeId)
  for (const { courseId: one, leaving, returning } of comings)
    if (returning.length > leaving.length + (await freePlaces(db, one))) return 'classFull'
  for (const { courseId: one, leaving } of comings) await withdrawFromLeavers(db, { courseId: one, uids: leaving, now })
  await restoreRows(db, changeId)
  for (const { courseId: one, returning } of comings)
    await assignToNewcomers(db, { courseId: one, uids: returning, now })
  if (!(await restoreAccounts(db, changeId))) return 'membersChangedSince'
  await db.update(memberChange).set({ undoneAt: now }).where(eq(memberChange.changeId, changeId))
  if (change.removalId !== null) await db.delete(memberRemoval).where(eq(memberRemoval.removalId, change.removalId))
  await markAskedMessagesRead(db, courseIds, now)
  return uids.length
}

/** The classes that a change affects: they are settled when it begins, though an import adds students to it later. */
async function classesOf(db: Executor, known: SQL | undefined): Promise<number[]> {
  const rows = await db
    .select({ ofChange: memberChange.courseId, ofRow: memberChangeRow.courseId })
    .from(memberChange)
    .leftJoin(memberChangeRow, eq(memberChangeRow.changeId, memberChange.changeId))
    .where(known)
  return [...new Set(rows.flatMap(({ ofChange, ofRow }) => [ofChange, ofRow ?? ofChange]))]
}

async function lockStudents(db: Executor, changeId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ uid: memberChangeRow.uid })
    .from(memberChangeRow)
    .where(eq(memberChangeRow.changeId, changeId))
  const uids = rows.map(({ uid }) => uid)
  await lockPeople(db, uids)
  return uids
}

const approved = String(memberStatus.approved)

/** For a row `r` of the change: the student joined, or left, by it. */
const hasCome = sql`(r.member_after ->> 'approve_status' is not distinct from ${approved}
  and r.member_before ->> 'approve_status' is distinct from ${approved})`

const hasGone = sql`(r.member_before ->> 'approve_status' is not distinct from ${approved}
  and r.member_after ->> 'approve_status' is distinct from ${approved})`

/**
 * Whether anybody is no longer as the change left them, or has begun something since in a class that they joined by it.
 */
async function hasChangedSince(db: Executor, changeId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from member_change_row r
      left join member m using (course_id, uid)
      left join app_user u using (uid)
    where r.change_id = ${changeId}::bigint and (
      r.member_after is distinct from to_jsonb(m)
      or (r.account_after is not null and r.account_after is distinct from ${accountImage})
      or (${hasCome} and exists (
        select from assignment join submission s using (assignment_id)
        where assignment.course_id = r.course_id and s.uid = r.uid
          and coalesce(s.started_at, s.submitted_at) >= (r.member_after ->> 'joined_at')::timestamptz)))
    limit 1`)
  return rows.length > 0
}

/** Who leaves and who returns to each class by undoing. */
async function comingsOf(db: Executor, changeId: number) {
  const { rows } = await db.execute<{ course_id: string; leaving: string[] | null; returning: string[] | null }>(sql`
    select r.course_id, array_agg(r.uid) filter (where ${hasCome}) as leaving,
      array_agg(r.uid) filter (where ${hasGone}) as returning
    from member_change_row r where r.change_id = ${changeId}::bigint
    group by r.course_id order by r.course_id`)
  return rows.map(({ course_id: courseId, leaving, returning }) => ({
    courseId: Number(courseId),
    leaving: (leaving ?? []).map(Number),
    returning: (returning ?? []).map(Number),
  }))
}

/** Invalidates forms of these students that are open elsewhere. */
async function restoreRows(db: Executor, changeId: number): Promise<void> {
  await db.execute(sql`
    delete from member m using member_change_row r
    where r.change_id = ${changeId}::bigint and m.course_id = r.course_id and m.uid = r.uid`)
  await db.execute(sql`
    insert into member select (jsonb_populate_record(null::member, r.member_before)).*
    from member_change_row r where r.change_id = ${changeId}::bigint and r.member_before is not null`)
  await db.execute(sql`
    update app_user set rev = rev + 1
    where uid in (select uid from member_change_row where change_id = ${changeId}::bigint)`)
}
