import { Refusal } from '#server/core/refusal.ts'

/** The refusal when a paper needs more time or memory than one document may take. */
export const notMade = (): Refusal =>
  new Refusal(
    503,
    '这份试卷没有排出来，请稍后再试，或把试卷分成两份',
    'The paper could not be set; try again later, or make two papers of it',
  )
