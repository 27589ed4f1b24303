/** Filters and orders of the task list (specification §4). */
import type { TaskStatus } from './status.ts'
import { taskStatuses } from './status.ts'

/** `testStatus` as it stands in the address and on the wire; `begun` is the specification's custom-all. */
export const taskFilters = {
  all: '0',
  inProgress: '1',
  finished: '2',
  unpublished: '3',
  notStarted: '4',
  begun: '1,2',
} as const

export type TaskFilter = (typeof taskFilters)[keyof typeof taskFilters]

const { inProgress, finished, unpublished, notStarted } = taskStatuses

/** The statuses that a filter lets through, in the order of their numbers. */
export const statusesOf: Readonly<Record<TaskFilter, readonly TaskStatus[]>> = {
  [taskFilters.all]: [inProgress, finished, unpublished, notStarted],
  [taskFilters.inProgress]: [inProgress],
  [taskFilters.finished]: [finished],
  [taskFilters.unpublished]: [unpublished],
  [taskFilters.notStarted]: [notStarted],
  [taskFilters.begun]: [inProgress, finished],
}

/** What goes out as `testStatus`: the numbers of the filter itself, so that "all" is 0. */
export const testStatusOf = (filter: TaskFilter): number[] => filter.split(',').map(Number)

/** Whether the teacher has looked at the report since the last submission. */
export const viewedFilters = { all: -1, notViewed: 0, viewed: 1 } as const

export type ViewedFilter = (typeof viewedFilters)[keyof typeof viewedFilters]

export const scorePublishStates = { notPublished: 1, published: 2 } as const

export type ScorePublishState = (typeof scorePublishStates)[keyof typeof scorePublishStates]

export const sortOrders = ['ASC', 'DESC'] as const

export type SortOrder = (typeof sortOrders)[number]
