/**
 * Numbers of students of an assignment; each student is in exactly one of three groups (specification §3,
 * `reportData`).
 */
export interface AssignmentCounts {
  /** Students who have to hand in (`assignedCount`). */
  readonly assigned: number
  /** Handed in and fully marked (`markedCount`). */
  readonly marked: number
  /** Handed in, with something still waiting for a person (`unmarkedCount`). */
  readonly unmarked: number
  /** Not handed in (`unsubmittedCount`). */
  readonly unsubmitted: number
}

/** Students who handed in (`submittedCount`). */
export const submittedOf = (counts: AssignmentCounts): number => counts.marked + counts.unmarked

/** Whether the counts add up: assigned = marked + unmarked + unsubmitted, each a non-negative integer. */
export function isReconciled(counts: AssignmentCounts): boolean {
  const { assigned, marked, unmarked, unsubmitted } = counts
  const areCounts = [assigned, marked, unmarked, unsubmitted].every(
    (count) => Number.isSafeInteger(count) && count >= 0,
  )
  return areCounts && assigned === marked + unmarked + unsubmitted
}
