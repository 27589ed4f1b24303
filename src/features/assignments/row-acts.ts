/** The acts a row of the assignment list offers, by the two tables of the domain. */
import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { audiences } from '#domain/assignments/audiences.ts'
import { paths } from '#domain/paths/paths.ts'
import {
  actionsOf,
  type AssignmentAction,
  knownStatus,
  type MenuAction,
  menuActionsOf,
  stateOf,
} from '#domain/assignments/actions.ts'
import { type AssignmentStatus, assignmentStatuses } from '#domain/assignments/status.ts'

export type AssignmentAct = AssignmentAction | MenuAction

const { unpublished } = assignmentStatuses

export const statusOf = ({ assignmentInfo }: AssignmentRow): AssignmentStatus => knownStatus(assignmentInfo.status)

/** The acts of a row, the primary one first. */
export function actsOf({ assignmentInfo, reportData }: AssignmentRow): readonly AssignmentAct[] {
  const state = {
    ...stateOf(assignmentInfo, reportData),
    isOpened: reportData.openedCount > 0,
  }
  return [...actionsOf(state), ...menuActionsOf(state)]
}

/** The page an act leads to; null for those carried out here. */
export function pathOf(act: AssignmentAct, { assignmentInfo }: AssignmentRow): string | null {
  switch (act) {
    case 'REVIEW':
      return paths.marking(assignmentInfo.assignmentId)
    case 'REPORT':
      return paths.report(assignmentInfo.courseId, assignmentInfo.assignmentId)
    case 'FULL_SCREEN':
      return paths.projector(assignmentInfo.courseId, assignmentInfo.assignmentId)
    default:
      return null
  }
}

/** How many get an unpublished assignment: a whole class is only counted when it is published. */
export const receiversOf = ({ assignmentInfo }: AssignmentRow, classSize: number): number =>
  assignmentInfo.status === unpublished && assignmentInfo.audience === audiences.wholeClass
    ? classSize
    : assignmentInfo.assignedCount
