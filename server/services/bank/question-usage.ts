import { and, desc, eq, isNull } from 'drizzle-orm'
import { facilityOf } from '#domain/bank/measured-difficulty.ts'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { markedAnswers } from '#server/database/marked-answers.ts'
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
  return { papers, ...(await answersOf(db, questionId)) }
}

async function answersOf(db: Executor, questionId: number) {
  const marked = (await markedAnswers(db, [questionId])).get(questionId)
  return marked === undefined
    ? { answers: 0, facility: null }
    : { answers: marked.answers, facility: facilityOf(marked) }
}
