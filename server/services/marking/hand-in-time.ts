import { eq, type SQL } from 'drizzle-orm'
import { isOver, ownWindow } from '#domain/assignments/own-window.ts'
import type { Executor } from '#server/database/database.ts'
import { assignmentException } from '#server/database/schema/assignment-exceptions.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { handInGrace } from '../submission/hand-in-window.ts'
import { isOwnException, ownTimesFields } from '../submission/own-times.ts'

/** When the time of a submission's student ends; null if it is over. */
export async function openUntil(db: Executor, submissionId: number, now: Date): Promise<Date | null> {
  const [end = null] = await openEnds(db, eq(submission.submissionId, submissionId), now)
  return end
}

/** Whether anybody may still hand in to an assignment: answers are accepted shortly after the end, too. */
export const mayStillArrive = async (db: Executor, assignmentId: number, now: Date): Promise<boolean> =>
  (await openEnds(db, eq(submission.assignmentId, assignmentId), now, handInGrace)).length > 0

/**
 * The ends still ahead, by the times that apply to each student: the common ones, or their own. `grace` milliseconds
 * are added to an end, but not to one that the teacher set by hand.
 */
async function openEnds(db: Executor, which: SQL, now: Date, grace = 0): Promise<readonly Date[]> {
  const rows = await db
    .select({
      publishedAt: assignment.publishedAt,
      scoreTime: assignment.scoreTime,
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
  return rows
    .filter(({ publishedAt, scoreTime }) => publishedAt !== null && scoreTime === null)
    .map((row) => ownWindow(row, row.own))
    .map((own) => ({ ...own, endTime: new Date(own.endTime.getTime() + grace) }))
    .filter((own) => !isOver(own, now))
    .map(({ endTime }) => endTime)
}
