import { mathsAsText } from '../rich-text/maths-as-text.ts'
import type { AnswerKey } from './question.ts'

/** The answers that a key accepts as rich text, the best first: letters of options, texts, numbers, or the model. */
export function rightAnswers(key: AnswerKey): readonly string[] {
  switch (key.kind) {
    case 'single':
      return [key.choice]
    case 'multiple':
      return [key.choices.join('')]
    case 'blank':
      return key.accept
    case 'number':
      return key.accept.map(mathsAsText)
    case 'written':
      return [key.model]
  }
}

/** The letters of the right options; none for items without options. */
export const rightChoices = (key: AnswerKey): readonly string[] =>
  key.kind === 'single' ? [key.choice] : key.kind === 'multiple' ? key.choices : []
