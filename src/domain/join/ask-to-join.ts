import type { JoinState } from './join-states.ts'

export interface Asking {
  /** Whether the class's teacher approves new members (specification §3 needsApproval). */
  readonly needsApproval: boolean
  readonly isFull: boolean
  /** The student's previous state; `removed` means that a teacher took them out of the class. */
  readonly before: JoinState | 'removed'
}

/**
 * A student's state after asking to join (specification §6 "Members can be approved"). Students whom a teacher refused
 * or removed wait for the teacher even if everybody else is admitted at once.
 */
export function stateAfterAsking({ needsApproval, isFull, before }: Asking): 'waiting' | 'waitingList' | 'approved' {
  if (before === 'approved' || before === 'waiting') return before
  if (before === 'refused' || before === 'removed') return 'waiting'
  if (needsApproval) return before === 'waitingList' ? before : 'waiting'
  return isFull ? 'waitingList' : 'approved'
}
