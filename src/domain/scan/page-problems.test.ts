import { expect, test } from 'vitest'
import { problemsOf, type SortedPage } from './page-problems.ts'

const [ann, bob] = [7, 8]

/** Pages of one sheet as they were brought, numbered from 1. */
const brought = (...pages: readonly Partial<SortedPage>[]): readonly SortedPage[] =>
  pages.map((page, place) => ({
    scanPageId: place + 1,
    state: 'read',
    refusal: null,
    layout: '6A-00000000',
    isOfPaper: true,
    sheetPage: 1,
    uid: null,
    writtenNumber: null,
    isLeftOut: false,
    ...page,
  }))

/** Whose a last page without a code seems to be. */
const seems = (...before: readonly Partial<SortedPage>[]) =>
  problemsOf(brought(...before, { sheetPage: 2 })).get(before.length + 1)

const noStudent = { kind: 'noStudent', sameAs: null } as const
const unread = { state: 'refused', refusal: 'blurred', layout: null, sheetPage: null } as const

test('a page without a code seems to belong to the page right before it, and only that', () => {
  expect(seems({ uid: ann }, { uid: bob })).toEqual({ ...noStudent, seemsOf: bob })
  expect(seems({ uid: ann }, { uid: ann, sheetPage: 2 })).toEqual({ ...noStudent, seemsOf: null })
  expect(seems({ uid: ann, layout: '6B-00000000' })).toEqual({ ...noStudent, seemsOf: null })
})

test('behind a page that was not read, or whose student is open, nothing is proposed, also when that page is left out', () => {
  const between = [unread, { ...unread, isLeftOut: true }, {}, { isLeftOut: true }]
  expect(between.map((page) => seems({ uid: ann }, page)?.seemsOf)).toEqual([null, null, null, null])
})
