/** Correcting items that lost marks (订正). */

export type CorrectionState = 'toDo' | 'waiting' | 'right' | 'again'

/** What is stored about a corrected item; `isRight` is null until a person has looked at it. */
export interface Corrected {
  readonly isRight: boolean | null
}

/** The state of an item's correction; null means there is none. */
export function correctionState(corrected: Corrected | null): CorrectionState {
  if (corrected === null) return 'toDo'
  if (corrected.isRight === null) return 'waiting'
  return corrected.isRight ? 'right' : 'again'
}
