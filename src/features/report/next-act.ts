import type { ClassReport } from '#api/contract/groups/report.ts'
import { actionsOf, stateOf } from '#domain/assignments/actions.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'

/** The next thing to do with an assignment, judged by its report. */
export interface NextAct {
  readonly kind: 'mark' | 'publishScores' | 'remind'
  /** How many submissions to mark, scores to publish, or students to remind. */
  readonly count: number
}

/**
 * Marking comes first; then publishing scores where the domain's table offers it; while it is running, reminding
 * students who have not handed in, unless marking is blind and the report does not say who they are. Null if nothing is
 * left to do.
 */
export function nextActOf({ assignment, counts, students }: ClassReport): NextAct | null {
  if (counts.unmarkedCount > 0) return { kind: 'mark', count: counts.unmarkedCount }
  if (actionsOf(stateOf(assignment, counts)).includes('PUBLISH_SCORE'))
    return { kind: 'publishScores', count: counts.markedCount }
  if (assignment.status === assignmentStatuses.inProgress && counts.unsubmittedCount > 0 && !students.some(isHidden))
    return { kind: 'remind', count: counts.unsubmittedCount }
  return null
}

/** While marking is blind a report has positions, which are negative, instead of its students' ids. */
const isHidden = ({ uid }: ClassReport['students'][number]): boolean => uid < 0
