import type { PaperItem, PaperQuestion } from '#domain/paper/paper.ts'
import { answered } from '#domain/questions/is-answered.ts'
import { type PointFields, pointNamesOf } from '#domain/questions/point-names.ts'
import type { AnswerKey } from '#domain/questions/question.ts'
import type { Executor } from '#server/database/database.ts'
import { type KnownPoints, knowledgeIds, knowledgeIdsWithUnsorted, pointsAmong } from '../bank/knowledge-ids.ts'

export interface PointedItem extends PaperItem, KnownPoints {
  readonly key: AnswerKey
}

/** A question as the bank stores it, with the ids of its knowledge points. */
export interface PointedQuestion extends PaperQuestion {
  readonly items: readonly PointedItem[]
}

/** What an item had before a change. */
interface Before extends PointFields {
  readonly itemId: number
}

/** Finds the knowledge points of a question: those it names, otherwise those from before, otherwise the one for all. */
export async function pointItems(
  db: Executor,
  subjectId: number,
  element: PaperQuestion,
  before: readonly Before[],
): Promise<PointedQuestion> {
  const names = [...element.items, ...before].flatMap(pointNamesOf)
  const known = await knowledgeIds(db, subjectId, names)
  const namesOf = (one: PaperItem): readonly string[] => {
    const named = pointNamesOf(one).filter((name) => known.has(name))
    const old = before.find(({ itemId }) => itemId === one.itemId)
    return named.length > 0 || old === undefined ? named : pointNamesOf(old)
  }
  const isSorted = element.items.every((one) => namesOf(one).length > 0)
  const points = isSorted ? known : await knowledgeIdsWithUnsorted(db, subjectId, names)
  const items = element.items.map((one): PointedItem => ({
    ...one,
    key: answered(one.key),
    ...pointsAmong(points, namesOf(one)),
  }))
  return { ...element, items }
}

export const withoutPoints = (pointed: PointedQuestion): PaperQuestion => ({
  ...pointed,
  items: pointed.items.map(({ knowledgeId: _id, furtherKnowledgeIds: _ids, ...one }) => one),
})
