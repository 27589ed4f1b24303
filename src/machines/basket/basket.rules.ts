import type { BasketContext, Change, Gathered, Notice, SendAnswer } from './basket.types.ts'

/** What has to be told of an answer; null where the basket alone says it. */
export function noticeOf(answer: SendAnswer, change: Change): Notice | null {
  if (answer.kind === 'refused') return { kind: 'failed', message: answer.message }
  if (answer.cleared.length > 0) return { kind: 'cleared', questions: answer.cleared }
  const asked = change.kind === 'add' ? change.questions : []
  const questions = answer.leftOut.flatMap(({ questionId, reason }) =>
    asked.filter((question) => question.questionId === questionId).map((question) => ({ question, reason })),
  )
  return questions.length === 0 ? null : { kind: 'leftOut', questions }
}

/** The change that is being sent. */
export function firstOf({ changes: [first] }: Pick<BasketContext, 'changes'>): Change {
  if (first === undefined) throw new Error('No change to send')
  return first
}

/** What undoes a clearing. */
export const undoOf = ({ notice }: Pick<BasketContext, 'notice'>): Change => ({
  kind: 'add',
  questions: notice?.kind === 'cleared' ? notice.questions : [],
})

/** What puts the questions of a composed paper into the basket. */
export const changeOf = ({ chosen }: Gathered): Change => ({ kind: 'add', questions: chosen })

export const noticeOfGathered = ({ chosen, unmet }: Gathered): Notice => ({
  kind: 'composed',
  count: chosen.length,
  unmet,
})

/** What the chart says to its part that tells. */
export const showing = (notice: Notice | null) => ({ type: 'notice.show', notice }) as const

/** What the chart says to its part that changes, as a press does. */
export const changing = (change: Change) => ({ type: 'basket.change', change }) as const
