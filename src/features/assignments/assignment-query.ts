/** The filters of the assignment list as encoded in the address. */
import type { assigning } from '#api/contract/areas/assigning.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import {
  scorePublishStates,
  type AssignmentFilter,
  assignmentFilters,
  assignmentStatusOf,
  type ViewedFilter,
  viewedFilters,
} from '#domain/assignments/filters.ts'
import { type AssignmentType, assignmentTypes } from '#domain/assignments/kinds.ts'
import { idIn } from '#domain/wire/id-in.ts'

export interface AssignmentQuery {
  readonly status: AssignmentFilter
  /** 0 for all. */
  readonly type: AssignmentType | 0
  readonly viewed: ViewedFilter
  /** 0 all, 1 unpublished, 2 published. */
  readonly scores: 0 | 1 | 2
  readonly keyword: string
  readonly sortBy: 'beginTime' | 'endTime'
  readonly sort: 'ASC' | 'DESC'
  /** From 1. */
  readonly page: number
  /** The assignment whose drawer is open. */
  readonly assignmentId: number | null
}

/** Characters of a search that the service accepts. */
export const longestKeyword = 50

const scoreFilters = [0, scorePublishStates.notPublished, scorePublishStates.published] as const

type Fields = Readonly<Record<string, string | undefined>>

/** Reads an address; invalid fields are treated as missing. */
export function listQueryOf(fields: Fields): AssignmentQuery {
  const number = (name: string) => Number(fields[name] ?? Number.NaN)
  return {
    status: Object.values(assignmentFilters).find((filter) => filter === fields['status']) ?? assignmentFilters.all,
    type: Object.values(assignmentTypes).find((type) => type === number('type')) ?? 0,
    viewed: Object.values(viewedFilters).find((viewed) => viewed === number('viewed')) ?? viewedFilters.all,
    scores: scoreFilters.find((filter) => filter === number('scores')) ?? 0,
    keyword: [...(fields['keyword'] ?? '')].slice(0, longestKeyword).join(''),
    sortBy: fields['sortBy'] === 'beginTime' ? 'beginTime' : 'endTime',
    sort: fields['sort'] === 'ASC' ? 'ASC' : 'DESC',
    page: idIn(fields['page']) ?? 1,
    assignmentId: idIn(fields['assignmentId']),
  }
}

/** Whether the list is narrowed by any filter. */
export const isFiltered = ({ status, type, viewed, scores, keyword }: AssignmentQuery): boolean =>
  status !== assignmentFilters.all ||
  type !== 0 ||
  viewed !== viewedFilters.all ||
  scores !== 0 ||
  keyword.trim() !== ''

/** An address without filters; the order is kept. */
export const noFilters = { status: null, type: null, viewed: null, scores: null, keyword: null, page: null } as const

type ListInput = InputOf<typeof assigning.list>

/** The call for one page of the list. */
export const listInputOf = (courseId: number, query: AssignmentQuery): ListInput => ({
  courseId,
  assignmentStatus: assignmentStatusOf(query.status),
  viewed: query.viewed,
  scorePublish: query.scores,
  assignmentType: query.type,
  ...(query.keyword.trim() !== '' && { keyword: query.keyword.trim() }),
  sortBy: query.sortBy,
  sort: query.sort,
  pager: { currentPage: query.page, pageSize: pageSizes.assigning },
})

/** The call for the status line above the list: everything that has begun, regardless of filters. */
export const overviewInputOf = (courseId: number): ListInput => ({
  courseId,
  assignmentStatus: assignmentStatusOf(assignmentFilters.begun),
  viewed: viewedFilters.all,
  scorePublish: 0,
  assignmentType: 0,
  sortBy: 'endTime',
  sort: 'ASC',
  pager: { currentPage: 1, pageSize: pageSizes.lists },
})

/** Pages for a number of assignments, at least one. */
export const pageCountOf = (total: number): number => Math.max(1, Math.ceil(total / pageSizes.assigning))
