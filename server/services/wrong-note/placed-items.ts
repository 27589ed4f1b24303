import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { anyOf } from '#server/database/any-of.ts'
import type { Executor } from '#server/database/database.ts'
import { item, knowledge, question } from '#server/database/schema/questions.ts'
import { isVisible } from '../bank/visible-questions.ts'

/** The question and the main knowledge point of items, in the order in which they were made. */
export const itemsOf = (db: Executor, itemIds: readonly number[]) =>
  db
    .select({
      itemId: item.itemId,
      questionId: item.questionId,
      knowledgeId: item.knowledgeId,
      knowledge: knowledge.name,
    })
    .from(item)
    .innerJoin(knowledge, eq(knowledge.knowledgeId, item.knowledgeId))
    .where(sql`${item.itemId} = ${anyOf(itemIds)}`)
    .orderBy(asc(item.itemId))

export type PlacedItem = Awaited<ReturnType<typeof itemsOf>>[number]

/** The ones among these questions that a teacher may put into a paper. */
export async function usableQuestions(
  db: Executor,
  questionIds: readonly number[],
  teacherId: number,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ questionId: question.questionId })
    .from(question)
    .where(and(inArray(question.questionId, [...questionIds]), isVisible(teacherId)))
  return new Set(rows.map(({ questionId }) => questionId))
}
