import { pageRefusals, type PageRefusal, type PageState } from './scan.ts'

/** What keeps a page from counting for a student. */
export const pageFaults = ['otherPaper', 'noStudent', 'unknownStudent', 'notAssigned', 'twice'] as const

export type PageFault = (typeof pageFaults)[number]

/** Everything that may be wrong with a page. */
export const pageProblems = [...pageRefusals, ...pageFaults] as const

/** A page with what matters for assigning it to a student, in upload order. */
export interface SortedPage {
  readonly scanPageId: number
  readonly state: PageState
  readonly refusal: PageRefusal | null
  readonly layout: string | null
  /** Whether its code belongs to a sheet of the assignment's paper. */
  readonly isOfPaper: boolean
  /** Page of the sheet, from 1; null if it was not read. */
  readonly sheetPage: number | null
  /** The student it belongs to. */
  readonly uid: number | null
  /** Whether that student has to hand in: they may have left the class, or be excused, since the page was read. */
  readonly isAssigned: boolean
  readonly writtenNumber: string | null
  readonly isLeftOut: boolean
}

export interface PageProblem {
  readonly kind: PageRefusal | PageFault
  /** The page with the same content; null if there is none. */
  readonly sameAs: number | null
  /**
   * The presumed student: that of the page uploaded before it, if that is the preceding one on the sheet. Only
   * proposed; see `mayAlsoBeOf`.
   */
  readonly seemsOf: number | null
}

const placeable: ReadonlySet<PageProblem['kind']> = new Set(['noStudent', 'unknownStudent', 'notAssigned', 'twice'])

/**
 * Whether a person has to say whose a page is; of two that claim the same student, one may carry somebody else's
 * number.
 */
export const needsStudent = (problem: Pick<PageProblem, 'kind'> | null): boolean =>
  problem !== null && placeable.has(problem.kind)

/** Faults of pages by id; none for a page that is left out or not read yet. */
export function problemsOf(pages: readonly SortedPage[]): ReadonlyMap<number, PageProblem> {
  const problems = new Map<number, PageProblem>()
  const firsts = new Map<string, number>()
  let before: SortedPage | null = null
  for (const page of pages) {
    const problem = page.isLeftOut ? null : problemOf(page, before, firsts)
    if (problem !== null) problems.set(page.scanPageId, problem)
    // Even one that is left out: it may have been the next student's first page.
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
  if (!page.isAssigned) return { kind: 'notAssigned', ...nothing }
  const key = `${page.uid} ${page.sheetPage}`
  const sameAs = firsts.get(key)
  if (sameAs !== undefined) return { kind: 'twice', sameAs, seemsOf: null }
  firsts.set(key, page.scanPageId)
  return null
}

const follows = (page: SortedPage, before: SortedPage | null): boolean =>
  before !== null &&
  before.layout === page.layout &&
  before.sheetPage !== null &&
  before.sheetPage + 1 === page.sheetPage

/**
 * Other students it may belong to, among those whose sheets have `missing` pages: if a feeder takes two pages at once,
 * one student lacks the page before this one, which then follows another student's page. Empty if nobody lacks it.
 */
export const mayAlsoBeOf = <Sheet extends Pick<StudentSheet, 'missing'>>(
  sheetPage: number | null,
  sheets: readonly Sheet[],
): readonly Sheet[] => (sheetPage === null ? [] : sheets.filter(({ missing }) => missing.includes(sheetPage - 1)))

/** Progress of a student's sheets: `held` waits for a decision, `missing` and `sentBack` for a page. */
export const sheetStates = ['none', 'missing', 'sentBack', 'held', 'ready'] as const

export type SheetState = (typeof sheetStates)[number]

export interface StudentSheet {
  readonly uid: number
  /** Ids of the pages that count, in sheet order. */
  readonly pages: readonly number[]
  /** Sheet pages that were not uploaded. */
  readonly missing: readonly number[]
  readonly state: SheetState
}

/** The sheets of students; `undecided` are the pages with readings that wait for a person. */
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
