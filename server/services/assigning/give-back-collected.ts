import { and, eq, gt, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { assignmentException } from '#server/database/schema/assignment-exceptions.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { annotation, doubleMark } from '#server/database/schema/marking.ts'
import { turnIntoDrafts } from '../submission/as-drafts.ts'
import { isOwnException, ownEnd } from '../submission/own-times.ts'
import { lockSubmissions } from './locked-assignment.ts'

/**
 * After times were changed: what the service collected of students who have time again is their draft, to go on from.
 * What a person has marked or drawn on stays handed in, and so does everything once the scores are published. Returns
 * of how many.
 */
export async function giveBackCollected(db: Executor, assignmentId: number, now: Date): Promise<number> {
  // A mark on its way is seen by the next statement.
  await lockSubmissions(db, assignmentId)
  const works = await db
    .select({ submissionId: submission.submissionId })
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .leftJoin(assignmentException, isOwnException)
    .where(
      and(
        eq(submission.assignmentId, assignmentId),
        isNotNull(submission.collectedAt),
        isNull(assignment.scoreTime),
        gt(ownEnd, sql`${now.toISOString()}::timestamptz`),
        isUntouched(db),
      ),
    )
  await turnIntoDrafts(
    db,
    works.map(({ submissionId }) => submissionId),
  )
  return works.length
}

/** Nobody has marked any answer, alone or as one of two, or drawn over it. */
function isUntouched(db: Executor) {
  const ofTwoOrDrawn = [doubleMark, annotation].map((table) =>
    notExists(db.select({ itemId: table.itemId }).from(table).where(eq(table.submissionId, submission.submissionId))),
  )
  const isMarked = and(eq(answer.submissionId, submission.submissionId), isNotNull(answer.criteria))
  return and(notExists(db.select({ itemId: answer.itemId }).from(answer).where(isMarked)), ...ofTwoOrDrawn)
}
