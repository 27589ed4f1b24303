import type { AnswerKey } from '#domain/questions/question.ts'

/** Numbers are kept as plain text or LaTeX without dollar signs; as rich text they need them. */
const formulaOf = (value: string): string => (/[\\^_{]/.test(value) ? `$${value}$` : value)

/**
 * What is right, as rich text: letters of options, the texts or numbers accepted, or the model answer; `or` stands between
 * alternatives.
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
