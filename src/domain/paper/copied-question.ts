/**
 * A question that stands beside the one it was copied from before the service has given it ids: until then it has those of
 * the other below zero, so that nothing on the paper stands there twice.
 */
import type { ElementId, PaperQuestion } from './paper.ts'

export const copiedAs = (elementId: ElementId, question: PaperQuestion): PaperQuestion => ({
  ...withOppositeIds(question),
  elementId,
})

/** The copied question under the ids of the one it came from; null for one that has ids of its own. */
export const copiedFrom = (question: PaperQuestion): PaperQuestion | null =>
  question.questionId < 0 ? withOppositeIds(question) : null

const withOppositeIds = (question: PaperQuestion): PaperQuestion => ({
  ...question,
  questionId: -question.questionId,
  items: question.items.map((item) => ({ ...item, itemId: -item.itemId })),
})
