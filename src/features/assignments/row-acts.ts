/** Which acts a row of the assignment list offers: those of the table of actions, and what a list adds to them. */
import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { joinTypes } from '#domain/assignments/join-types.ts'
import { paths } from '#domain/paths.ts'
import { actionsOf, type AssignmentAction } from '#domain/assignments/actions.ts'
import { type AssignmentStatus, assignmentStatuses } from '#domain/assignments/status.ts'

/** Beyond the actions of the specification. */
export type ListAct =
  | 'EDIT'
  | 'REMIND'
  | 'CHANGE_END'
  | 'FINISH'
  | 'REOPEN'
  | 'EXPORT'
  | 'WITHDRAW'
  | 'WITHDRAW_SCORES'
  | 'REMOVE'

export type AssignmentAct = AssignmentAction | ListAct

const { inProgress, finished, unpublished, notStarted } = assignmentStatuses

/** A status on the wire; one that is unknown offers what an ended assignment does. */
export const statusOf = ({ assignmentInfo }: AssignmentRow): AssignmentStatus =>
  Object.values(assignmentStatuses).find((status) => status === assignmentInfo.status) ?? assignmentStatuses.finished

/** The acts of a row, the primary one first. */
export function actsOf(row: AssignmentRow): readonly AssignmentAct[] {
  const { assignmentInfo, reportData } = row
  const actions = actionsOf({
    status: statusOf(row),
    hasUnmarked: reportData.unmarkedCount > 0,
    hasSubmissions: reportData.submittedCount > 0,
    scorePublished: assignmentInfo.scoreTime !== null,
  })
  return [...actions, ...listActsOf(row)]
}

function listActsOf(row: AssignmentRow): ListAct[] {
  const { assignmentInfo, reportData } = row
  const status = statusOf(row)
  const acts: ListAct[] = []
  if (status === unpublished || status === notStarted) acts.push('EDIT')
  if (status === inProgress && reportData.unsubmittedCount > 0) acts.push('REMIND')
  if (status === inProgress) acts.push('CHANGE_END', 'FINISH')
  // Published scores show the right answers.
  if (status === finished && assignmentInfo.scoreTime === null) acts.push('REOPEN')
  if (status !== unpublished) acts.push('EXPORT')
  if ((status === inProgress || status === notStarted) && reportData.openedCount === 0) acts.push('WITHDRAW')
  if (assignmentInfo.scoreTime !== null) acts.push('WITHDRAW_SCORES')
  if (reportData.submittedCount === 0) acts.push('REMOVE')
  return acts
}

/** The page that an act leads to; null for those that do something here. */
export function pathOf(act: AssignmentAct, { assignmentInfo }: AssignmentRow): string | null {
  switch (act) {
    case 'REVIEW':
      return paths.marking(assignmentInfo.assignmentId)
    case 'REPORT':
      return paths.report(assignmentInfo.courseId, assignmentInfo.assignmentId)
    case 'FULL_SCREEN':
      return paths.paper(assignmentInfo.paperId)
    default:
      return null
  }
}

/** How many get an unpublished assignment: a whole class is counted only when it is published. */
export const receiversOf = ({ assignmentInfo }: AssignmentRow, classSize: number): number =>
  assignmentInfo.status === unpublished && assignmentInfo.userJoinType === joinTypes.wholeClass
    ? classSize
    : assignmentInfo.assignedCount
