import { hasAnswer } from '#domain/marking/has-answer.ts'
import { markItem } from '#domain/marking/mark-item.ts'
import type { AnswerKey } from '#domain/questions/question.ts'
import { totalOf } from '#domain/values/score.ts'

/** An item of the paper with its full score there, in tenths. */
export interface MarkableItem {
  readonly itemId: number
  readonly key: AnswerKey
  readonly score: number
}

/** A submission marked as far as that needs no person; scores in tenths, null where a person has to mark. */
export interface MarkedSubmission {
  readonly answers: readonly { readonly itemId: number; readonly value: string; readonly score: number | null }[]
  readonly objectiveScore: number
  readonly writtenScore: number
  readonly unmarkedCount: number
  /** Number of items not left open. */
  readonly answered: number
}

/** Marks what a student handed in: one answer per item, the empty text if there is none. */
export function markSubmission(
  items: readonly MarkableItem[],
  answers: Readonly<Record<string, string>>,
): MarkedSubmission {
  const marked = items.map(({ itemId, key, score }) => {
    const value = answers[itemId] ?? ''
    const mark = markItem(key, value, score)
    return { itemId, value, isWritten: key.kind === 'written', score: mark === 'byPerson' ? null : mark.score }
  })
  const sumWhere = (isWritten: boolean) =>
    totalOf(marked.filter((one) => one.isWritten === isWritten).map(({ score }) => score ?? 0))
  return {
    answers: marked.map(({ itemId, value, score }) => ({ itemId, value, score })),
    objectiveScore: sumWhere(false),
    writtenScore: sumWhere(true),
    unmarkedCount: marked.filter(({ score }) => score === null).length,
    answered: marked.filter(({ value }) => hasAnswer(value)).length,
  }
}
