import { Refusal } from '#server/core/refusal.ts'

/** Told where a paper takes more than there is for one. */
export const notMade = (): Refusal =>
  new Refusal(
    503,
    '这份试卷没有排出来，请稍后再试，或把试卷分成两份',
    'The paper could not be set; try again later, or make two papers of it',
  )
