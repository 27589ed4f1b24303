/** Which acts a row of the task list offers: those of the table of actions, and what a list adds to them. */
import type { TestRow } from '#api/contract/schemas/tests.ts'
import { paths } from '#domain/paths.ts'
import { actionsOf, type TaskAction } from '#domain/tasks/actions.ts'
import { type TaskStatus, taskStatuses } from '#domain/tasks/status.ts'

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

export type TaskAct = TaskAction | ListAct

const { inProgress, finished, unpublished, notStarted } = taskStatuses

/** A status on the wire; one that is unknown offers what an ended task does. */
export const statusOf = ({ testInfo }: TestRow): TaskStatus =>
  Object.values(taskStatuses).find((status) => status === testInfo.status) ?? taskStatuses.finished

/** The acts of a row, the primary one first. */
export function actsOf(row: TestRow): readonly TaskAct[] {
  const { testInfo, reportData } = row
  const actions = actionsOf({
    status: statusOf(row),
    hasUnmarked: reportData.unmarkedCount > 0,
    hasSubmissions: reportData.submittedCount > 0,
    scorePublished: testInfo.scoreTime !== null,
  })
  return [...actions, ...listActsOf(row)]
}

function listActsOf(row: TestRow): ListAct[] {
  const { testInfo, reportData } = row
  const status = statusOf(row)
  const acts: ListAct[] = []
  if (status === unpublished || status === notStarted) acts.push('EDIT')
  if (status === inProgress && reportData.unsubmittedCount > 0) acts.push('REMIND')
  if (status === inProgress) acts.push('CHANGE_END', 'FINISH')
  // Published scores show the right answers.
  if (status === finished && testInfo.scoreTime === null) acts.push('REOPEN')
  if (status !== unpublished) acts.push('EXPORT')
  if ((status === inProgress || status === notStarted) && reportData.openedCount === 0) acts.push('WITHDRAW')
  if (testInfo.scoreTime !== null) acts.push('WITHDRAW_SCORES')
  if (reportData.submittedCount === 0) acts.push('REMOVE')
  return acts
}

/** The page that an act leads to; null for those that do something here. */
export function pathOf(act: TaskAct, { testInfo }: TestRow): string | null {
  switch (act) {
    case 'REVIEW':
      return paths.marking(testInfo.testId)
    case 'REPORT':
      return paths.report(testInfo.courseId, testInfo.testId)
    case 'FULL_SCREEN':
      return paths.paper(testInfo.paperId)
    default:
      return null
  }
}

/** How many get an unpublished task: a whole class is counted only when it is published. */
export const receiversOf = ({ testInfo }: TestRow, classSize: number): number =>
  testInfo.status === unpublished && testInfo.userJoinType === 1 ? classSize : testInfo.assignedCount
