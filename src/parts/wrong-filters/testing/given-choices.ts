import type { BookChoices } from '#api/contract/schemas/wrong-notes.ts'

/** What a student's book can be narrowed to, as the service returns it: nothing unless given. */
export const givenChoices = (over: Partial<BookChoices> = {}): BookChoices => {
  const nothing = { all: 0, options: [] }
  return { points: nothing, causes: nothing, times: nothing, ranges: nothing, ...over }
}
