import type * as z from 'zod/mini'
import type { AnswerKey } from '#domain/questions/question.ts'
import type { answerKey } from './papers.ts'

/** A key in the form calls carry: wire types have no readonly lists, so lists are copied. */
export function sentKey(key: AnswerKey): z.output<typeof answerKey> {
  switch (key.kind) {
    case 'single':
      return key
    case 'multiple':
      return { ...key, choices: [...key.choices] }
    case 'blank':
    case 'number':
      return { kind: key.kind, accept: [...key.accept] }
    case 'written':
      return { ...key, criteria: key.criteria.map((criterion) => ({ ...criterion })) }
  }
}
