import type { AnswerKey, OpenKey } from './question.ts'

/** Whether a key has a right answer; a written answer is marked by a person, so it needs none. */
export function isAnswered(key: OpenKey): key is AnswerKey {
  switch (key.kind) {
    case 'single':
      return key.choice !== null
    case 'multiple':
      return key.choices.length > 0
    case 'blank':
    case 'number':
      return key.accept.length > 0
    case 'written':
      return true
  }
}

/** The key of a question that was accepted by the service, which takes none without an answer. */
export function answered(key: OpenKey): AnswerKey {
  if (!isAnswered(key)) throw new Error(`A key of kind ${key.kind} has no answer`)
  return key
}
