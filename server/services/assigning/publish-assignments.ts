import { inArray } from 'drizzle-orm'
import type { assigning } from '#api/contract/groups/assigning.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { audiences } from '#domain/assignments/audiences.ts'
import type { DeclaredOf, HandlerContext } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { approvedMembers, archivedAmong, assignedStudents, assignTo, excusedStudents } from './assigned-students.ts'
import { writeTurns } from './begin-turns.ts'
import { type LockedAssignment, lockSubmissions, lockAssignments } from './locked-assignment.ts'
import { withdrawRefusal } from './running-assignments.ts'
import { leavesNoTime } from './time-left.ts'

type Publish = typeof assigning.publish
type Withdraw = typeof assigning.withdraw

/** Assigns to the members at this moment; what is already published stays as it is. */
export async function publishAssignments(
  assignmentIds: readonly number[],
  { db, now, fail }: HandlerContext<Executor, Publish['errors']>,
): Promise<OutputOf<Publish> | DeclaredOf<Publish['errors']>> {
  const assignments = (await lockAssignments(db, assignmentIds, now)).filter(({ publishedAt }) => publishedAt === null)
  if (assignments.length === 0) return fail('alreadyPublished')
  const late = assignments.find(({ endTime }) => endTime <= now)
  if (late !== undefined) return fail('endInPast', { courseId: late.courseId })
  const [archivedId] = await archivedAmong(
    db,
    assignments.map(({ courseId }) => courseId),
  )
  if (archivedId !== undefined) return fail('courseArchived', { courseId: archivedId })
  let assignedCount = 0
  for (const { assignmentId, courseId, audience, groupMinutes } of assignments) {
    const isWhole = audience === audiences.wholeClass
    const members = await approvedMembers(db, courseId)
    const chosen = new Set(isWhole ? members : await assignedStudents(db, assignmentId))
    const excused = await excusedStudents(db, assignmentId)
    const assigned = members.filter((uid) => chosen.has(uid) && !excused.has(uid))
    if (assigned.length === 0) return fail(isWhole ? 'courseEmpty' : 'noStudents', { courseId })
    await assignTo(db, assignmentId, assigned)
    await writeTurns(db, { assignmentId, courseId, groupMinutes, now, chosen: isWhole ? null : [...chosen] })
    if (await leavesNoTime(db, assignmentId)) return fail('noTimeLeft', { courseId })
    assignedCount += assigned.length
  }
  await setPublished(db, assignments, now)
  return { assignedCount }
}

/** Withdraws published assignments that nobody has opened. */
export async function withdrawAssignments(
  assignmentIds: readonly number[],
  { db, now, fail }: HandlerContext<Executor, Withdraw['errors']>,
): Promise<OutputOf<Withdraw> | DeclaredOf<Withdraw['errors']>> {
  const assignments = await lockAssignments(db, assignmentIds, now)
  for (const one of assignments) {
    const { assignmentId, courseId, audience } = one
    const submissions = await lockSubmissions(db, assignmentId)
    const refusal = withdrawRefusal(one, submissions)
    if (refusal !== null) return fail(refusal, { courseId })
    await assignTo(db, assignmentId, [])
    // New rows, so that a student who is opening the old one right now finds nothing.
    if (audience === audiences.chosenStudents)
      await assignTo(
        db,
        assignmentId,
        submissions.map(({ uid }) => uid),
      )
  }
  await setPublished(db, assignments, null)
  return {}
}

const setPublished = (db: Executor, assignments: readonly LockedAssignment[], publishedAt: Date | null) =>
  db
    .update(assignment)
    .set({ publishedAt })
    .where(
      inArray(
        assignment.assignmentId,
        assignments.map(({ assignmentId }) => assignmentId),
      ),
    )
