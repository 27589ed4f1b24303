import { eq, type SQL } from 'drizzle-orm'
import { isOver, ownWindow } from '#domain/assignments/own-window.ts'
import type { Executor } from '#server/database/database.ts'
import { assignmentException } from '#server/database/schema/assignment-exceptions.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { isOwnException, ownTimesFields } from '../own-times.ts'

/** Whether the student of a submission has time to hand it in again. */
export const mayHandInAgain = (db: Executor, submissionId: number, now: Date): Promise<boolean> =>
  isAnyOpen(db, eq(submission.submissionId, submissionId), now)

/** Whether an assignment is still running for anybody: what is sent back meanwhile can be handed in again. */
export const isStillOpen = (db: Executor, assignmentId: number, now: Date): Promise<boolean> =>
  isAnyOpen(db, eq(submission.assignmentId, assignmentId), now)

/** By the times that apply to each student: the common ones, or their own. */
async function isAnyOpen(db: Executor, which: SQL, now: Date): Promise<boolean> {
  const rows = await db
    .select({
      publishedAt: assignment.publishedAt,
      beginTime: assignment.beginTime,
      endTime: assignment.endTime,
      finishedAt: assignment.finishedAt,
      duration: assignment.duration,
      own: ownTimesFields,
    })
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .leftJoin(assignmentException, isOwnException)
    .where(which)
  return rows.some((row) => row.publishedAt !== null && !isOver(ownWindow(row, row.own), now))
}
