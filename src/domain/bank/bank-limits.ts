/** Limits of the question bank and of what is done with papers. */
export const bankLimits = {
  /** Characters of a search. */
  keyword: 100,
  /** Characters of a question by which one that reads the same is looked for. */
  sameText: 4_000,
  pageSize: 50,
  similar: 20,
  /** Answers from which on a facility says something of a question, and nothing of a student. */
  answersForFacility: 30,
  /** Questions that one generator makes at most. */
  drawnOfOne: 500,
  /** Knowledge points that a list counts. */
  knowledgeCounted: 100,
} as const

export const paperKeeping = {
  /** Days in which a paper that was thrown away can be taken back. */
  removedDays: 30,
  /** Colleagues whom a paper is given to at once. */
  sharedAtOnce: 50,
  /** Teachers that a search for a name tells. */
  teachersFound: 20,
  /** Bytes of a form that carries a paper and its answers, each character of which may take nine. */
  bodyBytes: 8 * 1024 * 1024,
} as const
