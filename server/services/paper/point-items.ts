import type { PaperItem, PaperQuestion } from '#domain/paper/paper.ts'
import { answered } from '#domain/questions/is-answered.ts'
import type { AnswerKey } from '#domain/questions/question.ts'
import type { Executor } from '#server/database/database.ts'
import { knowledgeIds, knowledgeIdsWithUnsorted, unsorted } from '../bank/knowledge-ids.ts'

export interface PointedItem extends PaperItem {
  readonly key: AnswerKey
  readonly knowledgeId: number
}

/** A question as the bank stores it, with the ids of its knowledge points. */
export interface PointedQuestion extends PaperQuestion {
  readonly items: readonly PointedItem[]
}

/** What an item had before a change. */
interface Before {
  readonly itemId: number
  readonly knowledge: string
  readonly knowledgeId: number
}

/** Finds the knowledge points of a question: those it names, otherwise those from before, otherwise the one for all. */
export async function pointItems(
  db: Executor,
  subjectId: number,
  element: PaperQuestion,
  before: readonly Before[],
): Promise<PointedQuestion> {
  const names = element.items.map(({ knowledge }) => knowledge)
  const known = await knowledgeIds(db, subjectId, names)
  const beforeOf = ({ itemId }: PaperItem) => before.find((one) => one.itemId === itemId)
  const isSorted = (one: PaperItem) => known.has(one.knowledge) || beforeOf(one) !== undefined
  const points = element.items.every(isSorted) ? known : await knowledgeIdsWithUnsorted(db, subjectId, names)
  const items = element.items.map((one): PointedItem => {
    const key = answered(one.key)
    const knowledgeId = points.get(one.knowledge)
    if (knowledgeId !== undefined) return { ...one, key, knowledgeId }
    const instead = beforeOf(one) ?? { knowledge: unsorted, knowledgeId: points.get(unsorted) ?? 0 }
    return { ...one, key, knowledge: instead.knowledge, knowledgeId: instead.knowledgeId }
  })
  return { ...element, items }
}

export const withoutPoints = (pointed: PointedQuestion): PaperQuestion => ({
  ...pointed,
  items: pointed.items.map(({ knowledgeId: _id, ...one }) => one),
})
