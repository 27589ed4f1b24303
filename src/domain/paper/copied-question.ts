/**
 * A copied question that the service has not given ids yet: until then it has the negated ids of the original, so that
 * no id occurs twice on the paper.
 */
import { isNewId } from './new-ids.ts'
import type { ElementId, PaperQuestion } from './paper.ts'

export const copiedAs = (elementId: ElementId, question: PaperQuestion): PaperQuestion => ({
  ...withOppositeIds(question),
  elementId,
})

/** The copy with the ids of its original; null for any other question. */
export const copiedFrom = (question: PaperQuestion): PaperQuestion | null =>
  question.questionId < 0 && !isNewId(question.questionId) ? withOppositeIds(question) : null

const withOppositeIds = (question: PaperQuestion): PaperQuestion => ({
  ...question,
  questionId: -question.questionId,
  items: question.items.map((item) => (isNewId(item.itemId) ? item : { ...item, itemId: -item.itemId })),
})
