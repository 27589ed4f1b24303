import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { bankLimits } from '#domain/bank/bank-limits.ts'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { paper, paperItem } from '#server/database/schema/papers.ts'

/** The papers on which a teacher has a question, and how hard it was for those who answered it. */
export async function usageOf(db: Executor, questionId: number, { uid }: Caller) {
  const papers = await db
    .selectDistinctOn([paper.paperId], { paperId: paper.paperId, paperTitle: paper.paperTitle })
    .from(paperItem)
    .innerJoin(paper, eq(paper.paperId, paperItem.paperId))
    .where(
      and(
        eq(paperItem.questionId, questionId),
        eq(paper.ownerId, uid),
        isNull(paper.removedAt),
        isNull(paper.replacedById),
      ),
    )
    .orderBy(desc(paper.paperId))
  return { papers, ...(await facilityOf(db, questionId)) }
}

async function facilityOf(db: Executor, questionId: number) {
  const [sums] = await db
    .select({
      answers: sql<number>`count(*)::int`,
      reached: sql<number>`coalesce(sum(${answer.score}), 0)::float`,
      full: sql<number>`coalesce(sum(${paperItem.score}), 0)::float`,
    })
    .from(paperItem)
    .innerJoin(assignment, eq(assignment.paperId, paperItem.paperId))
    .innerJoin(submission, eq(submission.assignmentId, assignment.assignmentId))
    .innerJoin(answer, and(eq(answer.submissionId, submission.submissionId), eq(answer.itemId, paperItem.itemId)))
    .where(and(eq(paperItem.questionId, questionId), isNotNull(submission.submittedAt), isNotNull(answer.score)))
  const { answers = 0, reached = 0, full = 0 } = sums ?? {}
  return { answers, facility: answers < bankLimits.answersForFacility || full === 0 ? null : reached / full }
}
