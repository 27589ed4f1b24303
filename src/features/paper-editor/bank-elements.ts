import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { asPaperQuestion } from '#domain/paper/as-paper-question.ts'
import { formatPaper } from '#domain/paper/editing/format.ts'
import { freeId, questionsOf } from '#domain/paper/elements.ts'
import type { Paper, PaperElement, PaperQuestion } from '#domain/paper/paper.ts'

/** A question of the bank as it comes onto a paper, under an id that the paper does not have yet. */
export function elementOf(question: BankQuestion, paper: Paper): PaperQuestion {
  const element = asPaperQuestion(question)
  return { ...element, elementId: freeId(element.elementId, paper) }
}

/** What a basket brings to a paper: its questions that are not there yet; on an empty paper in a section for each type. */
export function basketElements(paper: Paper, basket: readonly BankQuestion[]): readonly PaperElement[] {
  const present = new Set(questionsOf(paper.elements).map(({ questionId }) => questionId))
  const added = basket
    .filter(({ questionId }) => !present.has(questionId))
    .map((question) => elementOf(question, paper))
  if (paper.elements.length > 0) return added
  const formatted = formatPaper({ ...paper, elements: added })
  return formatted.ok ? formatted.paper.elements : added
}
