import { expect, test } from 'vitest'
import { filtersOf, searchInput, toggled } from './compose-filters.ts'

const pager = { currentPage: 1, pageSize: 10 }

test('a bare address searches everything, newest first, in the page’s opening scope', () => {
  const filters = filtersOf({}, 'chapter')
  expect(filters).toEqual({
    scope: 'chapter',
    bookId: null,
    chapterId: null,
    knowledgeId: null,
    types: [],
    difficulties: [],
    sources: [],
    keyword: '',
    isUnusedOnly: false,
    sort: 'newest',
    page: 1,
    paperId: null,
  })
  expect(searchInput(filters, { subjectId: 203, bookId: 5, courseId: null })).toEqual({
    subjectId: 203,
    bookId: 5,
    sort: 'newest',
    pager,
  })
})

const full = {
  scope: 'chapter',
  bookId: '5',
  chapterId: '8',
  knowledgeId: '4',
  type: '1,903',
  difficulty: '2,3',
  source: 'own',
  keyword: ' river ',
  unused: '1',
  sort: 'hardest',
  page: '3',
}

test('every field of the address is sent', () => {
  expect(searchInput(filtersOf(full, 'all'), { subjectId: 203, bookId: 5, courseId: 3 })).toEqual({
    subjectId: 203,
    bookId: 5,
    chapterIds: [8],
    knowledgeIds: [4],
    types: [1, 903],
    difficulties: [2, 3],
    sources: ['own'],
    keyword: 'river',
    courseId: 3,
    unusedOnly: true,
    sort: 'hardest',
    pager: { currentPage: 3, pageSize: 10 },
  })
})

test('in the whole bank the book is ignored, and without a class so is the use of questions', () => {
  expect(
    searchInput(filtersOf({ ...full, scope: 'all' }, 'chapter'), { subjectId: 203, bookId: 5, courseId: null }),
  ).toEqual({
    subjectId: 203,
    knowledgeIds: [4],
    types: [1, 903],
    difficulties: [2, 3],
    sources: ['own'],
    keyword: 'river',
    sort: 'hardest',
    pager: { currentPage: 3, pageSize: 10 },
  })
})

test('malformed fields are ignored', () => {
  const odd = { scope: 'x', bookId: '-1', type: 'a,1', difficulty: '0,4,2', source: 'theirs', sort: 'x', page: '0' }
  expect(filtersOf(odd, 'all')).toEqual({ ...filtersOf({}, 'all'), types: [1], difficulties: [2] })
})

test('a value of a facet is added and removed', () => {
  expect([toggled([], 1), toggled([1], 903), toggled([1, 903], 1), toggled([1], 1)]).toEqual([
    '1',
    '1,903',
    '903',
    null,
  ])
})
