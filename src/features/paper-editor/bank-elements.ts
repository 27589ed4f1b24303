import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { asPaperQuestion } from '#domain/paper/as-paper-question.ts'
import { formatPaper } from '#domain/paper/editing/format.ts'
import { freeId, questionsOf } from '#domain/paper/elements.ts'
import type { Paper, PaperElement, PaperQuestion } from '#domain/paper/paper.ts'

/** A bank question as an element of this paper, under an id the paper does not use yet. */
export function elementOf(question: BankQuestion, paper: Paper): PaperQuestion {
  const element = asPaperQuestion(question)
  return { ...element, elementId: freeId(element.elementId, paper) }
}

/**
 * The elements a basket adds: its questions that the paper lacks; for an empty paper, grouped in a section per type.
 */
export function basketElements(paper: Paper, basket: readonly BankQuestion[]): readonly PaperElement[] {
  const present = questionIdsOn(paper)
  const added = basket
    .filter(({ questionId }) => !present.has(questionId))
    .map((question) => elementOf(question, paper))
  if (paper.elements.length > 0) return added
  const formatted = formatPaper({ ...paper, elements: added })
  return formatted.ok ? formatted.paper.elements : added
}

/** Those of the questions that are on the paper. */
export function idsOn(paper: Paper, questionIds: readonly number[]): number[] {
  const present = questionIdsOn(paper)
  return questionIds.filter((id) => present.has(id))
}

const questionIdsOn = (paper: Paper): ReadonlySet<number> =>
  new Set(questionsOf(paper.elements).map(({ questionId }) => questionId))
