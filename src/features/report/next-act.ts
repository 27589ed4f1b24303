import type { ClassReport } from '#api/contract/areas/report.ts'
import { taskStatuses } from '#domain/tasks/status.ts'

/** The next thing to do with a test, as its report sees it. */
export interface NextAct {
  readonly kind: 'mark' | 'publishScores' | 'remind'
  /** Scripts to mark, scores to publish, students to remind. */
  readonly count: number
}

/**
 * Marking comes first; then, once the test is over and all is marked, the scores; while it runs, who has not handed in.
 * Null when nothing is left to do.
 */
export function nextActOf({ test, counts }: ClassReport): NextAct | null {
  if (counts.unmarkedCount > 0) return { kind: 'mark', count: counts.unmarkedCount }
  if (test.status === taskStatuses.finished && test.scoreTime === null && counts.markedCount > 0)
    return { kind: 'publishScores', count: counts.markedCount }
  if (test.status === taskStatuses.inProgress && counts.unsubmittedCount > 0)
    return { kind: 'remind', count: counts.unsubmittedCount }
  return null
}
