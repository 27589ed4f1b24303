import type { PaperQuestion } from './paper.ts'

/** A question as the bank has it; it knows more of itself than a paper takes. */
export type BankedQuestion = Omit<PaperQuestion, 'kind' | 'elementId' | 'condition'>

/** A question of the bank as a paper would have it. */
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
