import type { PaperQuestion } from './paper.ts'

/** A question as the bank has it, with more fields than a paper takes. */
export type BankedQuestion = Omit<PaperQuestion, 'kind' | 'elementId' | 'condition'>

/** A bank question as it would be on a paper. */
export const asPaperQuestion = ({
  questionId,
  type,
  typeName,
  difficulty,
  passage,
  items,
}: BankedQuestion): PaperQuestion => ({
  kind: 'question',
  elementId: `question-${questionId}`,
  questionId,
  type,
  typeName,
  difficulty,
  passage,
  items,
  condition: null,
})
