/** The filters of the assignment list as encoded in the address. */
import type { assigning } from '#api/contract/groups/assigning.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import {
  type AssignmentFilter,
  assignmentFilters,
  assignmentStatusOf,
  type ScoreFilter,
  scoreFilters,
  type ViewedFilter,
  viewedFilters,
} from '#domain/assignments/filters.ts'
import { allTypes, type AssignmentType, assignmentTypes } from '#domain/assignments/kinds.ts'
import { idIn } from '#domain/wire/id-in.ts'

export interface AssignmentQuery {
  readonly status: AssignmentFilter
  readonly type: AssignmentType | typeof allTypes
  readonly viewed: ViewedFilter
  readonly scores: ScoreFilter
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

type Fields = Readonly<Record<string, string | undefined>>

/** Reads an address; invalid fields are treated as missing. */
export function listQueryOf(fields: Fields): AssignmentQuery {
  const number = (name: string) => Number(fields[name] ?? Number.NaN)
  return {
    status: Object.values(assignmentFilters).find((filter) => filter === fields['status']) ?? assignmentFilters.all,
    type: Object.values(assignmentTypes).find((type) => type === number('type')) ?? allTypes,
    viewed: Object.values(viewedFilters).find((viewed) => viewed === number('viewed')) ?? viewedFilters.all,
    scores: Object.values(scoreFilters).find((filter) => filter === number('scores')) ?? scoreFilters.all,
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
  type !== allTypes ||
  viewed !== viewedFilters.all ||
  scores !== scoreFilters.all ||
  keyword.trim() !== ''

/** An address without filters; the order is kept. */
export const noFilters = { status: null, type: null, viewed: null, scores: null, keyword: null, page: null } as const

type ListInput = InputOf<typeof assigning.list>

/** The call for one page of the list. */
export const listInputOf = (courseId: number, query: AssignmentQuery): ListInput => ({
  courseId,
  assignmentStatus: assignmentStatusOf(query.status),
  viewed: query.viewed,
  scoreFilter: query.scores,
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
  scoreFilter: scoreFilters.all,
  assignmentType: allTypes,
  sortBy: 'endTime',
  sort: 'ASC',
  pager: { currentPage: 1, pageSize: pageSizes.lists },
})

/** Pages for a number of assignments, at least one. */
export const pageCountOf = (total: number): number => Math.max(1, Math.ceil(total / pageSizes.assigning))
