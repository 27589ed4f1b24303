import { basketLimit } from '../portal/constants.ts'
import { asPaperQuestion, type BankedQuestion } from '../paper/as-paper-question.ts'
import { applyOperation } from '../paper/editing/apply-operation.ts'
import type { Paper } from '../paper/paper.ts'

export interface Practice {
  readonly ownerId: number
  readonly subjectId: number
  readonly title: string
  readonly questions: readonly BankedQuestion[]
}

/** Minutes for a practice of so many items. */
const minutesOf = (itemCount: number): number => Math.min(120, Math.max(5, 2 * itemCount))

/** A new paper of these questions: a section for each type, in order of first appearance (specification §4.5). */
export function practicePaper({ ownerId, subjectId, title, questions }: Practice): Paper {
  const paper: Paper = {
    paperId: null,
    ownerId,
    subjectId,
    bookId: null,
    assignmentId: null,
    paperTitle: title,
    duration: minutesOf(questions.reduce((sum, { items }) => sum + items.length, 0)),
    mediaPrefix: '',
    elements: questions.slice(0, basketLimit).map(asPaperQuestion),
  }
  const result = applyOperation(paper, { kind: 'format', paperId: null }, { initial: paper, maximum: basketLimit })
  return result.ok ? result.paper : paper
}
