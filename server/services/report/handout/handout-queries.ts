import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { paperItem } from '#server/database/schema/papers.ts'

/** The answers of some students, or of all who handed in, with scores and comments, in the order of the paper. */
export const handoutAnswers = (db: Executor, assignmentId: number, uids: readonly number[] | undefined) =>
  db
    .select({
      uid: submission.uid,
      itemId: answer.itemId,
      value: answer.value,
      score: answer.score,
      comment: answer.comment,
    })
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(answer, eq(answer.submissionId, submission.submissionId))
    .innerJoin(paperItem, and(eq(paperItem.paperId, assignment.paperId), eq(paperItem.itemId, answer.itemId)))
    .where(
      and(
        eq(submission.assignmentId, assignmentId),
        isNotNull(submission.submittedAt),
        uids === undefined ? undefined : inArray(submission.uid, [...uids]),
      ),
    )
    .orderBy(asc(submission.uid), asc(paperItem.no))

export type HandoutAnswer = Awaited<ReturnType<typeof handoutAnswers>>[number]
