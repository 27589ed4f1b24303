/** Filters and orders of the assignment list (specification §4). */
import type { AssignmentStatus } from './status.ts'
import { assignmentStatuses } from './status.ts'

/** `assignmentStatus` as used in the address and on the wire; `begun` is the specification's custom-all. */
export const assignmentFilters = {
  all: '0',
  inProgress: '1',
  finished: '2',
  unpublished: '3',
  notStarted: '4',
  begun: '1,2',
} as const

export type AssignmentFilter = (typeof assignmentFilters)[keyof typeof assignmentFilters]

const { inProgress, finished, unpublished, notStarted } = assignmentStatuses

/** The statuses a filter admits, in the order of their numbers. */
export const statusesOf: Readonly<Record<AssignmentFilter, readonly AssignmentStatus[]>> = {
  [assignmentFilters.all]: [inProgress, finished, unpublished, notStarted],
  [assignmentFilters.inProgress]: [inProgress],
  [assignmentFilters.finished]: [finished],
  [assignmentFilters.unpublished]: [unpublished],
  [assignmentFilters.notStarted]: [notStarted],
  [assignmentFilters.begun]: [inProgress, finished],
}

/** The `assignmentStatus` to send: the filter's own numbers, so that "all" is 0. */
export const assignmentStatusOf = (filter: AssignmentFilter): number[] => filter.split(',').map(Number)

/** Whether the teacher has looked at the report since the last submission. */
export const viewedFilters = { all: -1, notViewed: 0, viewed: 1 } as const

export type ViewedFilter = (typeof viewedFilters)[keyof typeof viewedFilters]

/** Whether the scores have been published. */
export const scoreFilters = { all: 0, notPublished: 1, published: 2 } as const

export type ScoreFilter = (typeof scoreFilters)[keyof typeof scoreFilters]

export const sortOrders = ['ASC', 'DESC'] as const

export type SortOrder = (typeof sortOrders)[number]
