import type { AnswerKey } from '#domain/questions/question.ts'

/** Numbers are stored as plain text or as LaTeX without dollar signs; rich text requires the dollar signs. */
const formulaOf = (value: string): string => (/[\\^_{]/.test(value) ? `$${value}$` : value)

/**
 * The right answer as rich text: option letters, the accepted texts or numbers, or the model answer; alternatives are
 * joined by `or`.
 */
export function rightAnswerOf(key: AnswerKey, or: string): string {
  switch (key.kind) {
    case 'single':
      return key.choice
    case 'multiple':
      return key.choices.join('')
    case 'blank':
      return key.accept.join(or)
    case 'number':
      return formulaOf(key.accept[0] ?? '')
    case 'written':
      return key.model
  }
}

/** The letters of the right options; none for items without options. */
export const rightChoicesOf = (key: AnswerKey): readonly string[] =>
  key.kind === 'single' ? [key.choice] : key.kind === 'multiple' ? key.choices : []
