import type { PageRefusal, PageState } from './scan.ts'

/** What hinders a page that was read from counting for somebody. */
export const pageFaults = ['otherPaper', 'noStudent', 'unknownStudent', 'twice'] as const

export type PageFault = (typeof pageFaults)[number]

/** A page as far as it matters whose it is, in the order in which pages were brought. */
export interface SortedPage {
  readonly scanPageId: number
  readonly state: PageState
  readonly refusal: PageRefusal | null
  readonly layout: string | null
  /** Whether its code names a sheet of the assignment's paper. */
  readonly isOfPaper: boolean
  /** Of the sheet, from 1; null where it was not read. */
  readonly sheetPage: number | null
  /** Whose it is. */
  readonly uid: number | null
  readonly writtenNumber: string | null
  readonly isLeftOut: boolean
}

export interface PageProblem {
  readonly kind: PageRefusal | PageFault
  /** The page that shows the same; null where there is none. */
  readonly sameAs: number | null
  /** Whose it seems to be: the page brought before it is the one before it on the sheet. Only proposed; see `mayAlsoBeOf`. */
  readonly seemsOf: number | null
}

/** What is wrong with pages, by their ids; nothing for a page that is left out or not read yet. */
export function problemsOf(pages: readonly SortedPage[]): ReadonlyMap<number, PageProblem> {
  const problems = new Map<number, PageProblem>()
  const firsts = new Map<string, number>()
  let before: SortedPage | null = null
  for (const page of pages) {
    const problem = page.isLeftOut ? null : problemOf(page, before, firsts)
    if (problem !== null) problems.set(page.scanPageId, problem)
    // Also one that is left out: it may have been the next student's first page.
    before = page
  }
  return problems
}

function problemOf(page: SortedPage, before: SortedPage | null, firsts: Map<string, number>): PageProblem | null {
  const nothing = { sameAs: null, seemsOf: null }
  if (page.state === 'waiting') return null
  if (page.state === 'refused') return { kind: page.refusal ?? 'notAPicture', ...nothing }
  if (!page.isOfPaper) return { kind: 'otherPaper', ...nothing }
  if (page.uid === null) {
    const kind = page.writtenNumber === null ? 'noStudent' : 'unknownStudent'
    return { kind, sameAs: null, seemsOf: follows(page, before) ? (before?.uid ?? null) : null }
  }
  const place = `${page.uid} ${page.sheetPage}`
  const sameAs = firsts.get(place)
  if (sameAs !== undefined) return { kind: 'twice', sameAs, seemsOf: null }
  firsts.set(place, page.scanPageId)
  return null
}

const follows = (page: SortedPage, before: SortedPage | null): boolean =>
  before !== null &&
  before.layout === page.layout &&
  before.sheetPage !== null &&
  before.sheetPage + 1 === page.sheetPage

/**
 * Students whose it may be instead, of those with sheets of which pages are `missing`: where a feeder takes two pages at once,
 * somebody's lacks the page before this one, and this one follows the page of another. None where nobody lacks it.
 */
export const mayAlsoBeOf = <Sheet extends Pick<StudentSheet, 'missing'>>(
  sheetPage: number | null,
  sheets: readonly Sheet[],
): readonly Sheet[] => (sheetPage === null ? [] : sheets.filter(({ missing }) => missing.includes(sheetPage - 1)))

/** How far the sheets of a student are: `held` waits for a decision, `missing` for a page. */
export const sheetStates = ['none', 'missing', 'held', 'ready'] as const

export type SheetState = (typeof sheetStates)[number]

export interface StudentSheet {
  readonly uid: number
  /** Ids of the pages that count, in the order of the sheet. */
  readonly pages: readonly number[]
  /** Pages of the sheet that nobody brought. */
  readonly missing: readonly number[]
  readonly state: SheetState
}

/** The sheets of students: `undecided` holds the pages with readings that wait for a person. */
export function sheetsOf(
  uids: readonly number[],
  pages: readonly SortedPage[],
  { pageCount, undecided }: { readonly pageCount: number; readonly undecided: ReadonlySet<number> },
): readonly StudentSheet[] {
  const problems = problemsOf(pages)
  const isTwice = ({ scanPageId }: SortedPage) => problems.get(scanPageId)?.kind === 'twice'
  const held = new Set(pages.filter(isTwice).map(({ uid }) => uid))
  const good = pages
    .filter(({ scanPageId, state, isLeftOut }) => state === 'read' && !isLeftOut && !problems.has(scanPageId))
    .toSorted((a, b) => (a.sheetPage ?? 0) - (b.sheetPage ?? 0))
  return uids.map((uid) => {
    const own = good.filter((page) => page.uid === uid)
    const there = new Set(own.map(({ sheetPage }) => sheetPage))
    const missing = Array.from({ length: pageCount }, (_, index) => index + 1).filter((number) => !there.has(number))
    const isHeld = held.has(uid) || own.some(({ scanPageId }) => undecided.has(scanPageId))
    const state = own.length === 0 ? 'none' : isHeld ? 'held' : missing.length > 0 ? 'missing' : 'ready'
    return { uid, pages: own.map(({ scanPageId }) => scanPageId), missing, state }
  })
}
