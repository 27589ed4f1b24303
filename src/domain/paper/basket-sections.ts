import { basketLimit } from '#domain/portal/constants.ts'
import { asPaperQuestion, type BankedQuestion } from './as-paper-question.ts'
import { applyOperation } from './editing/apply-operation.ts'
import { isQuestion, isSection } from './elements.ts'
import { numberPaper, type Sum } from './numbering.ts'
import type { Paper } from './paper.ts'

export interface BasketQuestion {
  readonly questionId: number
  /** The number to be printed: "7", or "12–15". */
  readonly printed: string
}

export interface BasketSection extends Sum {
  readonly heading: string
  readonly questions: readonly BasketQuestion[]
}

/**
 * A basket as the paper it would become: a section for each type, in order of first appearance (specification §4.5).
 */
export function basketSections(subjectId: number, basket: readonly BankedQuestion[]): readonly BasketSection[] {
  const loose: Paper = { ...unnamed, subjectId, elements: basket.map(asPaperQuestion) }
  const result = applyOperation(loose, { kind: 'format', paperId: null }, { initial: loose, maximum: basketLimit })
  const paper = result.ok ? result.paper : loose
  const numbers = numberPaper(paper)
  return paper.elements.filter(isSection).flatMap(({ elementId, sectionText, children }) => {
    const sum = numbers.sections.get(elementId)
    if (sum === undefined) return []
    const questions = children.filter(isQuestion).map((question) => ({
      questionId: question.questionId,
      printed: numbers.questions.get(question.elementId)?.printed ?? '',
    }))
    return [{ heading: sectionText, questions, ...sum }]
  })
}

const unnamed: Omit<Paper, 'subjectId' | 'elements'> = {
  paperId: null,
  ownerId: 0,
  bookId: null,
  assignmentId: null,
  paperTitle: '',
  duration: 1,
  mediaPrefix: '',
}
