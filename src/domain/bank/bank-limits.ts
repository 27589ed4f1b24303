import { mebibyte } from '../values/sizes.ts'

/** Limits of the question bank and of operations on papers. */
export const bankLimits = {
  /** Characters of a search. */
  keyword: 100,
  /** Characters of a question compared when looking for one with the same text. */
  sameText: 4_000,
  pageSize: 50,
  similar: 20,
  /** Submissions with an answer needed before a facility describes the question rather than individual students. */
  answersForFacility: 30,
  /** Questions one generator may make. */
  drawnOfOne: 500,
  /** Knowledge points counted in a list. */
  knowledgeCounted: 100,
} as const

export const paperKeeping = {
  /** Days during which a deleted paper can be restored. */
  removedDays: 30,
  /** Colleagues a paper can be shared with at once. */
  sharedAtOnce: 50,
  /** Teachers returned by a search for a name. */
  teachersFound: 20,
  /** Bytes of a form with a paper and its answers; each character may take nine. */
  bodyBytes: 8 * mebibyte,
} as const
