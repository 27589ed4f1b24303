import { expect, test } from 'vitest'
import { isFiltered, listInputOf, overviewInputOf, pageCountOf, listQueryOf } from './assignment-query.ts'

const plain = {
  status: '0',
  type: 0,
  viewed: -1,
  scores: 0,
  keyword: '',
  sortBy: 'endTime',
  sort: 'DESC',
  page: 1,
  assignmentId: null,
} as const

test('an address without filters shows everything, the latest deadline first', () => {
  expect(listQueryOf({})).toEqual(plain)
})

test('every filter is read from the address', () => {
  const fields = {
    status: '1,2',
    type: '11',
    viewed: '0',
    scores: '2',
    keyword: 'Unit 6',
    sortBy: 'beginTime',
    sort: 'ASC',
    page: '3',
    assignmentId: '7',
  }
  expect(listQueryOf(fields)).toEqual({
    status: '1,2',
    type: 11,
    viewed: 0,
    scores: 2,
    keyword: 'Unit 6',
    sortBy: 'beginTime',
    sort: 'ASC',
    page: 3,
    assignmentId: 7,
  })
})

test('invalid fields of an address are ignored', () => {
  const wrong = { status: '9', type: '4', viewed: '2', scores: 'x', sortBy: 'score', sort: 'up', page: '-1' }
  expect(listQueryOf({ ...wrong, assignmentId: '1.5' })).toEqual(plain)
})

test('a search is cut to what the service accepts, without splitting a character', () => {
  expect(listQueryOf({ keyword: '𠮷'.repeat(51) }).keyword).toBe('𠮷'.repeat(50))
})

test('a page of 15 is requested under all filters', () => {
  const query = listQueryOf({ status: '1,2', type: '2', viewed: '1', scores: '1', keyword: ' Unit ', page: '2' })
  expect(listInputOf(3, query)).toEqual({
    courseId: 3,
    assignmentStatus: [1, 2],
    viewed: 1,
    scoreFilter: 1,
    assignmentType: 2,
    keyword: 'Unit',
    sortBy: 'endTime',
    sort: 'DESC',
    pager: { currentPage: 2, pageSize: 15 },
  })
  expect(listInputOf(3, listQueryOf({ keyword: ' ' }))).toEqual({
    courseId: 3,
    assignmentStatus: [0],
    viewed: -1,
    scoreFilter: 0,
    assignmentType: 0,
    sortBy: 'endTime',
    sort: 'DESC',
    pager: { currentPage: 1, pageSize: 15 },
  })
})

test('the overview requests everything that has begun, regardless of paging', () => {
  expect(overviewInputOf(3)).toEqual({
    courseId: 3,
    assignmentStatus: [1, 2],
    viewed: -1,
    scoreFilter: 0,
    assignmentType: 0,
    sortBy: 'endTime',
    sort: 'ASC',
    pager: { currentPage: 1, pageSize: 999 },
  })
})

test.each([
  ['status', '1'],
  ['type', '2'],
  ['viewed', '0'],
  ['scores', '1'],
  ['keyword', 'x'],
])('%s is a filter', (field, value) => expect(isFiltered(listQueryOf({ [field]: value }))).toBe(true))

test('order, page and an open drawer are not filters', () => {
  expect(isFiltered(listQueryOf({ sort: 'ASC', page: '2', assignmentId: '7', keyword: ' ' }))).toBe(false)
})

test('a new page starts after every 15 assignments', () => {
  expect([0, 1, 15, 16, 30, 31].map(pageCountOf)).toEqual([1, 1, 1, 2, 2, 3])
})
