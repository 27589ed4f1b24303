import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { audiences } from '#domain/assignments/audiences.ts'
import { anyOf } from '#server/database/any-of.ts'
import type { Executor } from '#server/database/database.ts'
import { assignmentException } from '#server/database/schema/assignment-exceptions.ts'
import { submission, assignment } from '#server/database/schema/assignments.ts'
import { isUnsubmitted } from '../submission/state-conditions.ts'
import { approvedMembers, assignAlso, assignedStudents } from './assigned-students.ts'
import { writeTurnsOf } from './begin-turns.ts'

/** Students who join or leave a class whose members are locked. */
export interface Moved {
  readonly courseId: number
  readonly uids: readonly number[]
  readonly now: Date
}

/** Assigns to newcomers what the whole class has to hand in and still can, so that all members have the same. */
export async function assignToNewcomers(db: Executor, { courseId, uids, now }: Moved): Promise<void> {
  const open = await lockOpenAssignments(db, courseId, now)
  const assignmentIds = open.map(({ assignmentId }) => assignmentId)
  if (uids.length === 0 || assignmentIds.length === 0) return
  await db.execute(sql`
    insert into ${submission} (assignment_id, uid)
    select given.assignment_id, given.uid
    from (select * from unnest(${idsOf(assignmentIds)}) as assignment_id, unnest(${idsOf(uids)}) as uid) as given
    where not exists (
      select from ${assignmentException} as own
      where own.assignment_id = given.assignment_id and own.uid = given.uid and own.is_excused)
    on conflict do nothing`)
  for (const { assignmentId, groupMinutes } of open)
    if (groupMinutes !== null) await writeTurnsOf(db, uids, { assignmentId, courseId, groupMinutes, now })
}

interface Reopened {
  readonly assignmentId: number
  readonly courseId: number
  readonly groupMinutes: number | null
}

/**
 * Assigns what the whole class has to hand in to members who do not have it, each in the turn of their group. The class
 * must be locked.
 */
export async function assignToMissing(db: Executor, of: Reopened, now: Date): Promise<void> {
  const { assignmentId, courseId, groupMinutes } = of
  const assigned = new Set(await assignedStudents(db, assignmentId))
  const missing = (await approvedMembers(db, courseId)).filter((uid) => !assigned.has(uid))
  await assignAlso(db, assignmentId, missing)
  if (groupMinutes !== null) await writeTurnsOf(db, missing, { assignmentId, courseId, groupMinutes, now })
}

/** Removes what leavers have not begun; what they have stays with them and in the report. */
export async function withdrawFromLeavers(db: Executor, { courseId, uids, now }: Moved): Promise<void> {
  const assignmentIds = (await lockOpenAssignments(db, courseId, now)).map(({ assignmentId }) => assignmentId)
  const isOf = sql`${submission.assignmentId} = ${anyOf(assignmentIds)} and ${submission.uid} = ${anyOf(uids)}`
  await db.delete(submission).where(and(isOf, isNull(submission.startedAt), isUnsubmitted))
}

/**
 * The published assignments of the whole class that are not over and whose scores are not out. Waits for those that are
 * being published: they are assigned to the newcomers either here or there.
 */
async function lockOpenAssignments(db: Executor, courseId: number, now: Date) {
  const isOpen = and(
    eq(assignment.courseId, courseId),
    eq(assignment.audience, audiences.wholeClass),
    gt(assignment.endTime, now),
    isNull(assignment.finishedAt),
    // Published scores show the right answers, so nobody may answer after that.
    isNull(assignment.scoreTime),
  )
  const rows = await db
    .select({
      assignmentId: assignment.assignmentId,
      groupMinutes: assignment.groupMinutes,
      isPublished: isNotNull(assignment.publishedAt),
    })
    .from(assignment)
    .where(isOpen)
    .orderBy(asc(assignment.assignmentId))
    .for('share')
  return rows.filter(({ isPublished }) => isPublished === true)
}

const idsOf = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`
