/** Correcting items that lost marks (订正). */

export type CorrectionState = 'toDo' | 'waiting' | 'right' | 'again'

/** What is kept of a corrected item; `isRight` is null while a person has to look at it. */
export interface Corrected {
  readonly isRight: boolean | null
}

/** Where the correction of an item stands; null stands for none. */
export function correctionState(corrected: Corrected | null): CorrectionState {
  if (corrected === null) return 'toDo'
  if (corrected.isRight === null) return 'waiting'
  return corrected.isRight ? 'right' : 'again'
}
