/** The filters of the task list as they stand in the address. */
import type { homework } from '#api/contract/areas/homework.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { pageSizes } from '#domain/constants.ts'
import {
  scorePublishStates,
  type TaskFilter,
  taskFilters,
  testStatusOf,
  type ViewedFilter,
  viewedFilters,
} from '#domain/tasks/filters.ts'
import { type TaskType, taskTypes } from '#domain/tasks/kinds.ts'

export interface TaskQuery {
  readonly status: TaskFilter
  /** 0 is all. */
  readonly type: TaskType | 0
  readonly viewed: ViewedFilter
  /** 0 all, 1 not published, 2 published. */
  readonly scores: 0 | 1 | 2
  readonly keyword: string
  readonly sortBy: 'beginTime' | 'endTime'
  readonly sort: 'ASC' | 'DESC'
  /** From 1. */
  readonly page: number
  /** The task whose drawer is open. */
  readonly testId: number | null
}

/** Characters of a search that the service takes. */
export const longestKeyword = 50

const scoreFilters = [0, scorePublishStates.notPublished, scorePublishStates.published] as const

type Fields = Readonly<Record<string, string | undefined>>

/** Reads an address; what is not understood counts as left out. */
export function taskQueryOf(fields: Fields): TaskQuery {
  const number = (name: string) => Number(fields[name] ?? Number.NaN)
  const positive = (name: string) => (Number.isSafeInteger(number(name)) && number(name) > 0 ? number(name) : null)
  return {
    status: Object.values(taskFilters).find((filter) => filter === fields['status']) ?? taskFilters.all,
    type: Object.values(taskTypes).find((type) => type === number('type')) ?? 0,
    viewed: Object.values(viewedFilters).find((viewed) => viewed === number('viewed')) ?? viewedFilters.all,
    scores: scoreFilters.find((filter) => filter === number('scores')) ?? 0,
    keyword: [...(fields['keyword'] ?? '')].slice(0, longestKeyword).join(''),
    sortBy: fields['sortBy'] === 'beginTime' ? 'beginTime' : 'endTime',
    sort: fields['sort'] === 'ASC' ? 'ASC' : 'DESC',
    page: positive('page') ?? 1,
    testId: positive('testId'),
  }
}

/** Whether fewer than all tasks are asked for. */
export const isFiltered = ({ status, type, viewed, scores, keyword }: TaskQuery): boolean =>
  status !== taskFilters.all || type !== 0 || viewed !== viewedFilters.all || scores !== 0 || keyword.trim() !== ''

/** An address without filters; the order stays. */
export const noFilters = { status: null, type: null, viewed: null, scores: null, keyword: null, page: null } as const

type ListInput = InputOf<typeof homework.list>

/** What is asked of the service for one page of the list. */
export const listInputOf = (courseId: number, query: TaskQuery): ListInput => ({
  courseId,
  testStatus: testStatusOf(query.status),
  viewed: query.viewed,
  scorePublish: query.scores,
  testType: query.type,
  ...(query.keyword.trim() !== '' && { keyword: query.keyword.trim() }),
  sortBy: query.sortBy,
  sort: query.sort,
  pager: { currentPage: query.page, pageSize: pageSizes.homework },
})

/** What is asked for the line of state above the list: everything that has begun, whatever the filters say. */
export const overviewInputOf = (courseId: number): ListInput => ({
  courseId,
  testStatus: testStatusOf(taskFilters.begun),
  viewed: viewedFilters.all,
  scorePublish: 0,
  testType: 0,
  sortBy: 'endTime',
  sort: 'ASC',
  pager: { currentPage: 1, pageSize: pageSizes.lists },
})

/** Pages that a number of tasks takes, at least one. */
export const pageCountOf = (total: number): number => Math.max(1, Math.ceil(total / pageSizes.homework))
