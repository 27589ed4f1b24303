import { cellsOf, type SubmissionCell } from './marking-view.ts'
import { type Marking, useMarked } from './use-marking.ts'

/** The state of each submission; the same list until one of them changes. */
export const useCells = (marking: Marking): readonly SubmissionCell[] => useMarked(marking, cellsOf, areSame)

const areSame = (ones: readonly SubmissionCell[], others: readonly SubmissionCell[]): boolean =>
  ones.length === others.length && ones.every((one, index) => isSame(one, others[index]))

const isSame = (one: SubmissionCell, other: SubmissionCell | undefined): boolean =>
  one.submissionId === other?.submissionId && one.state === other.state && one.score === other.score
