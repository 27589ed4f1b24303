import { eq, sql } from 'drizzle-orm'
import { type AssignmentStatus, assignmentStatus } from '#domain/assignments/status.ts'
import { Gone } from '#server/core/implement.ts'
import { anyOf } from '#server/database/any-of.ts'
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
  const [locked] = await lockAssignments(db, [assignmentId], now)
  if (locked === undefined) throw new Gone()
  return locked
}

/** Several assignments, locked in ascending order of their ids to avoid deadlocks; each once. */
export async function lockAssignments(
  db: Executor,
  assignmentIds: readonly number[],
  now: Date,
): Promise<LockedAssignment[]> {
  const rows = await db
    .select()
    .from(assignment)
    .where(sql`${assignment.assignmentId} = ${anyOf(assignmentIds)}`)
    .orderBy(assignment.assignmentId)
    .for('update')
  if (rows.length < new Set(assignmentIds).size) throw new Gone()
  return rows.map((row) => withStatus(row, now))
}

function withStatus(row: Assignment, now: Date): LockedAssignment {
  const times = {
    publishedAt: row.publishedAt && row.publishedAt.getTime(),
    beginTime: row.beginTime.getTime(),
    endTime: row.endTime.getTime(),
    finishedAt: row.finishedAt && row.finishedAt.getTime(),
  }
  return { ...row, status: assignmentStatus(times, now.getTime()) }
}

/** Also locks the submissions of an assignment: waits for a student who is handing in right now. */
export const lockSubmissions = (db: Executor, assignmentId: number) =>
  db
    .select({
      uid: submission.uid,
      startedAt: submission.startedAt,
      submittedAt: submission.submittedAt,
      collectedAt: submission.collectedAt,
      unmarkedCount: submission.unmarkedCount,
      scoreSeenAt: submission.scoreSeenAt,
    })
    .from(submission)
    .where(eq(submission.assignmentId, assignmentId))
    .orderBy(submission.submissionId)
    .for('update')

export type LockedSubmission = Awaited<ReturnType<typeof lockSubmissions>>[number]
