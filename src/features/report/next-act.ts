import type { ClassReport } from '#api/contract/areas/report.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'

/** The next thing to do with an assignment, as its report sees it. */
export interface NextAct {
  readonly kind: 'mark' | 'publishScores' | 'remind'
  /** Submissions to mark, scores to publish, students to remind. */
  readonly count: number
}

/**
 * Marking comes first; then, once the assignment is over and all is marked, the scores; while it runs, who has not handed in.
 * Null when nothing is left to do.
 */
export function nextActOf({ assignment, counts }: ClassReport): NextAct | null {
  if (counts.unmarkedCount > 0) return { kind: 'mark', count: counts.unmarkedCount }
  if (assignment.status === assignmentStatuses.finished && assignment.scoreTime === null && counts.markedCount > 0)
    return { kind: 'publishScores', count: counts.markedCount }
  if (assignment.status === assignmentStatuses.inProgress && counts.unsubmittedCount > 0)
    return { kind: 'remind', count: counts.unsubmittedCount }
  return null
}
