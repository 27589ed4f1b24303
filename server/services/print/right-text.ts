import type { AnswerKey } from '#domain/questions/question.ts'
import { mathsAsText } from '#domain/rich-text/maths-as-text.ts'

/** The right answer as printed beside a student's: the first of those accepted, the model of a written one. */
export function rightText(key: AnswerKey): string {
  switch (key.kind) {
    case 'single':
      return key.choice
    case 'multiple':
      return key.choices.join('')
    case 'blank':
      return key.accept[0] ?? ''
    case 'number':
      return mathsAsText(key.accept[0] ?? '')
    case 'written':
      return key.model
  }
}
