import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import type { BasketContext, Change, Gathered, Notice, SendAnswer } from './basket.types.ts'

/** What to report about a response; null if the basket itself shows it. */
export function noticeOf(answer: SendAnswer, change: Change): Notice | null {
  if (answer.kind === 'refused') return { kind: 'failed', message: answer.message }
  const asked = change.kind === 'add' ? change.questions : []
  const questions = answer.leftOut.flatMap(({ questionId, reason }) =>
    asked.filter((question) => question.questionId === questionId).map((question) => ({ question, reason })),
  )
  return questions.length === 0 ? null : { kind: 'leftOut', questions }
}

/** The change being sent. */
export function firstOf({ changes: [first] }: Pick<BasketContext, 'changes'>): Change {
  if (first === undefined) throw new Error('No change to send')
  return first
}

/** What clearing removed. */
export const clearedIn = (answer: SendAnswer): readonly BankQuestion[] => (answer.kind === 'done' ? answer.cleared : [])

/** The change that puts the questions of a composed paper into the basket. */
export const changeOf = ({ chosen, key }: Gathered): Change => ({ kind: 'add', key, questions: chosen })

export const noticeOfGathered = ({ chosen, reused, unmet }: Gathered): Notice => ({
  kind: 'composed',
  count: chosen.length,
  reused,
  unmet,
})

/** The event for the chart's notice region. */
export const showing = (notice: Notice | null) => ({ type: 'notice.show', notice }) as const

/** The event for the chart's change region, the same as from a press. */
export const changing = (change: Change) => ({ type: 'basket.change', change }) as const
