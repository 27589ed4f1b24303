import { and, desc, eq, sql } from 'drizzle-orm'
import { studentMarks } from '#api/contract/groups/student-marks.ts'
import type { Submission } from '#api/contract/groups/marking.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { annotation, answerNote } from '#server/database/schema/marking.ts'
import { implement } from '../implement.ts'
import { hasVisibleScore, isUnsubmitted } from '../submission/state-conditions.ts'

export const studentMarksHandlers = implement(studentMarks, {
  notes: async ({ assignmentId }, { db, caller }) => ({
    sentBack: await findSentBack(db, assignmentId, caller.uid),
    drawn: await findDrawn(db, assignmentId, caller.uid),
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
    .where(and(isOwn(assignmentId, uid), eq(answerNote.kind, 'sentBack'), isUnsubmitted))
    .orderBy(desc(answerNote.notedAt))
    .limit(1)
  return row === undefined ? null : { reason: row.reason, at: row.notedAt.toISOString() }
}

/** What is drawn over answers whose score the student may see. */
const findDrawn = (db: Executor, assignmentId: number, uid: number) =>
  db
    .select({ itemId: annotation.itemId, shapes: sql<Submission['shapes']>`${annotation.shapes}` })
    .from(annotation)
    .innerJoin(submission, eq(submission.submissionId, annotation.submissionId))
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .where(and(isOwn(assignmentId, uid), hasVisibleScore))
    .orderBy(annotation.itemId)
