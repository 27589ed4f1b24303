import { eq } from 'drizzle-orm'
import { type AssignmentStatus, assignmentStatus } from '#domain/assignments/status.ts'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { submission, assignment } from '#server/database/schema/assignments.ts'

type Assignment = typeof assignment.$inferSelect

export interface LockedAssignment extends Assignment {
  readonly status: AssignmentStatus
}

/**
 * The assignment, locked until the transaction ends, which serializes the writes to it. Callers who also need its
 * submissions must lock them second. Throws if it was deleted after the ownership check.
 */
export async function lockAssignment(db: Executor, assignmentId: number, now: Date): Promise<LockedAssignment> {
  const [row] = await db.select().from(assignment).where(eq(assignment.assignmentId, assignmentId)).for('update')
  if (row === undefined) throw new Gone()
  const times = {
    publishedAt: row.publishedAt && row.publishedAt.getTime(),
    beginTime: row.beginTime.getTime(),
    endTime: row.endTime.getTime(),
    finishedAt: row.finishedAt && row.finishedAt.getTime(),
  }
  return { ...row, status: assignmentStatus(times, now.getTime()) }
}

/** Several assignments, locked in ascending order of their ids to avoid deadlocks. */
export async function lockAssignments(
  db: Executor,
  assignmentIds: readonly number[],
  now: Date,
): Promise<LockedAssignment[]> {
  const locked: LockedAssignment[] = []
  for (const assignmentId of assignmentIds.toSorted((one, other) => one - other))
    locked.push(await lockAssignment(db, assignmentId, now))
  return locked
}

/** Also locks the submissions of an assignment: waits for a student who is handing in right now. */
export const lockSubmissions = (db: Executor, assignmentId: number) =>
  db
    .select({
      uid: submission.uid,
      startedAt: submission.startedAt,
      submittedAt: submission.submittedAt,
      unmarkedCount: submission.unmarkedCount,
      scoreSeenAt: submission.scoreSeenAt,
    })
    .from(submission)
    .where(eq(submission.assignmentId, assignmentId))
    .orderBy(submission.submissionId)
    .for('update')

export type LockedSubmission = Awaited<ReturnType<typeof lockSubmissions>>[number]
