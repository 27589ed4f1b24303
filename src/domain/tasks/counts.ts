/** Students of a task, each in exactly one of three groups (specification §3, `reportData`). */
export interface TaskCounts {
  /** Students who have to hand in (`joinNum`). */
  readonly assigned: number
  /** Handed in and fully marked (`markedCount`). */
  readonly marked: number
  /** Handed in, something still waits for a person (`unmarkCount`). */
  readonly unmarked: number
  /** Not handed in (`unsunmitCount`). */
  readonly unsubmitted: number
}

/** Students who handed in (`submitCount`). */
export const submittedOf = (counts: TaskCounts): number => counts.marked + counts.unmarked

/** Whether the counts add up: assigned = marked + unmarked + unsubmitted, each a whole number from 0. */
export function isReconciled(counts: TaskCounts): boolean {
  const { assigned, marked, unmarked, unsubmitted } = counts
  const areCounts = [assigned, marked, unmarked, unsubmitted].every(
    (count) => Number.isSafeInteger(count) && count >= 0,
  )
  return areCounts && assigned === marked + unmarked + unsubmitted
}
