import { expect, test } from 'vitest'
import {
  scoreFilters,
  sortOrders,
  statusesOf,
  assignmentFilters,
  assignmentStatusOf,
  viewedFilters,
} from './filters.ts'

test('filters are those of the specification', () => {
  expect(assignmentFilters).toEqual({
    all: '0',
    inProgress: '1',
    finished: '2',
    unpublished: '3',
    notStarted: '4',
    begun: '1,2',
  })
  expect(viewedFilters).toEqual({ all: -1, notViewed: 0, viewed: 1 })
  expect(scoreFilters).toEqual({ all: 0, notPublished: 1, published: 2 })
  expect(sortOrders).toEqual(['ASC', 'DESC'])
})

test('a filter admits the statuses it names, 0 all of them', () => {
  expect(statusesOf).toEqual({ '0': [1, 2, 3, 4], '1': [1], '2': [2], '3': [3], '4': [4], '1,2': [1, 2] })
})

test('a filter is sent as the numbers that the specification gives it', () => {
  expect(Object.values(assignmentFilters).map(assignmentStatusOf)).toEqual([[0], [1], [2], [3], [4], [1, 2]])
})
