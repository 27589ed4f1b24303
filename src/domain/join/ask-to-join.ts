import type { JoinState } from './join-states.ts'

export interface Asking {
  /** Whether the class's teacher approves who joins (specification §3 needsApproval). */
  readonly needsApproval: boolean
  readonly isFull: boolean
  /** Where the student stood before; `removed` was a member whom a teacher took out. */
  readonly before: JoinState | 'removed'
}

/**
 * Where a student stands after asking to join (specification §6 "Members can be approved"). Whom a teacher refused or
 * took out waits for the teacher even where everybody else is let in at once.
 */
export function stateAfterAsking({ needsApproval, isFull, before }: Asking): 'waiting' | 'waitingList' | 'approved' {
  if (before === 'approved' || before === 'waiting') return before
  if (before === 'refused' || before === 'removed') return 'waiting'
  if (needsApproval) return before === 'waitingList' ? before : 'waiting'
  return isFull ? 'waitingList' : 'approved'
}
