import { expect, test } from 'vitest'
import { mayAlsoBeOf, problemsOf, sheetsOf, type SortedPage } from './page-problems.ts'

const [ann, bob] = [7, 8]

/** Pages of one sheet in upload order, numbered from 1. */
const brought = (...pages: readonly Partial<SortedPage>[]): readonly SortedPage[] =>
  pages.map((page, index) => ({
    scanPageId: index + 1,
    state: 'read',
    refusal: null,
    layout: '6A-00000000',
    isOfPaper: true,
    sheetPage: 1,
    uid: null,
    isAssigned: true,
    writtenNumber: null,
    isLeftOut: false,
    ...page,
  }))

/** The presumed student of a last page without a code. */
const seems = (...before: readonly Partial<SortedPage>[]) =>
  problemsOf(brought(...before, { sheetPage: 2 })).get(before.length + 1)

const noStudent = { kind: 'noStudent', sameAs: null } as const
const unread = { state: 'refused', refusal: 'blurred', layout: null, sheetPage: null } as const

test('a page without a code is presumed to belong to the page right before it, and only that', () => {
  expect(seems({ uid: ann }, { uid: bob })).toEqual({ ...noStudent, seemsOf: bob })
  expect(seems({ uid: ann }, { uid: ann, sheetPage: 2 })).toEqual({ ...noStudent, seemsOf: null })
  expect(seems({ uid: ann, layout: '6B-00000000' })).toEqual({ ...noStudent, seemsOf: null })
})

test('after an unread page, or one with an open student, nothing is proposed, even if that page is left out', () => {
  const between = [unread, { ...unread, isLeftOut: true }, {}, { isLeftOut: true }]
  expect(between.map((page) => seems({ uid: ann }, page)?.seemsOf)).toEqual([null, null, null, null])
})

test('if a feeder took two pages at once, the page may belong to whoever lacks the one before it', () => {
  const cat = 9
  const othersOf = (...pages: readonly Partial<SortedPage>[]) => {
    const all = brought(...pages)
    const sheets = sheetsOf([ann, bob, cat], all, { pageCount: 2, undecided: new Set() })
    const waiting = all.filter(({ scanPageId }) => problemsOf(all).get(scanPageId)?.seemsOf != null)
    return waiting.map(({ sheetPage }) => mayAlsoBeOf(sheetPage, sheets).map(({ uid }) => uid))
  }
  const back = { sheetPage: 2 }
  // Ann's back and Bob's front went through together.
  expect(othersOf({ uid: ann }, back, { uid: cat }, back)).toEqual([[bob], [bob]])
  expect(othersOf({ uid: ann }, back, { uid: bob }, back, { uid: cat }, back)).toEqual([[], [], []])
  // A front that is left out, or whose student is unknown, proves nothing.
  expect(othersOf({ uid: ann }, back, { uid: bob, isLeftOut: true }, {}, { uid: cat }, back)).toEqual([[bob], [bob]])
})

test('a sheet with an answer to decide waits for that decision, even while a page of it is missing', () => {
  const pages = brought({ uid: ann }, { uid: bob })
  const sheets = sheetsOf([ann, bob], pages, { pageCount: 2, undecided: new Set([1]) })
  expect(sheets.map(({ state, missing }) => ({ state, missing }))).toEqual([
    { state: 'held', missing: [2] },
    { state: 'missing', missing: [2] },
  ])
})

test('a page of a student who has to hand in no more is a problem, and not one of two alike', () => {
  const pages = brought({ uid: ann, isAssigned: false }, { uid: ann, isAssigned: false }, { uid: bob })
  const problem = { kind: 'notAssigned', sameAs: null, seemsOf: null }
  expect(problemsOf(pages)).toEqual(
    new Map([
      [1, problem],
      [2, problem],
    ]),
  )
})
