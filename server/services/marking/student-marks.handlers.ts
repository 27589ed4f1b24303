import { and, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { studentMarks } from '#api/contract/groups/student-marks.ts'
import type { Submission } from '#api/contract/groups/marking.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { annotation, answerNote } from '#server/database/schema/marking.ts'
import { implement } from '../implement.ts'

export const studentMarksHandlers = implement(studentMarks, {
  notes: async ({ assignmentId }, { db, caller, now }) => ({
    sentBack: await findSentBack(db, assignmentId, caller.uid),
    drawn: await findDrawn(db, assignmentId, caller.uid, now),
  }),
})

const isOwn = (assignmentId: number, uid: number) =>
  and(eq(submission.assignmentId, assignmentId), eq(submission.uid, uid))

/** Why the work was sent back; null once it has been handed in again. */
async function findSentBack(db: Executor, assignmentId: number, uid: number) {
  const [row] = await db
    .select({ reason: answerNote.reason, notedAt: answerNote.notedAt })
    .from(answerNote)
    .innerJoin(submission, eq(submission.submissionId, answerNote.submissionId))
    .where(and(isOwn(assignmentId, uid), eq(answerNote.kind, 'sentBack'), isNull(submission.submittedAt)))
    .orderBy(desc(answerNote.notedAt))
    .limit(1)
  return row === undefined ? null : { reason: row.reason, at: row.notedAt.toISOString() }
}

/** The student may see the score: it is published, and none of the work waits for a person. */
const isScoreOut = (now: Date) => and(lte(assignment.scoreTime, now), eq(submission.unmarkedCount, 0))

const findDrawn = (db: Executor, assignmentId: number, uid: number, now: Date) =>
  db
    .select({ itemId: annotation.itemId, shapes: sql<Submission['shapes']>`${annotation.shapes}` })
    .from(annotation)
    .innerJoin(submission, eq(submission.submissionId, annotation.submissionId))
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .where(and(isOwn(assignmentId, uid), isNotNull(submission.submittedAt), isScoreOut(now)))
    .orderBy(annotation.itemId)
