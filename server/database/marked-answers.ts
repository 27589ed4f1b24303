import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { MarkedAnswers } from '#domain/bank/measured-difficulty.ts'
import type { Executor } from './database.ts'
import { answer, assignment, submission } from './schema/assignments.ts'
import { paperItem } from './schema/papers.ts'

/**
 * The marked answers of all who have handed in, by question; a question without any is left out. Whoever answered several
 * of its items counts once.
 */
export async function markedAnswers(
  db: Executor,
  questionIds: readonly number[],
): Promise<ReadonlyMap<number, MarkedAnswers>> {
  const rows = await db
    .select({
      questionId: paperItem.questionId,
      answers: sql<number>`count(distinct ${submission.submissionId})::int`,
      reached: sql<number>`sum(${answer.score})::float`,
      full: sql<number>`sum(${paperItem.score})::float`,
    })
    .from(paperItem)
    .innerJoin(assignment, eq(assignment.paperId, paperItem.paperId))
    .innerJoin(submission, eq(submission.assignmentId, assignment.assignmentId))
    .innerJoin(answer, and(eq(answer.submissionId, submission.submissionId), eq(answer.itemId, paperItem.itemId)))
    .where(
      and(inArray(paperItem.questionId, [...questionIds]), isNotNull(submission.submittedAt), isNotNull(answer.score)),
    )
    .groupBy(paperItem.questionId)
  return new Map(rows.map(({ questionId, ...marked }) => [questionId, marked]))
}
