import { paths, withQuery } from '#domain/paths/paths.ts'
import type { PaperScope, PaperShelf } from './papers.types.ts'

type Query = Readonly<Record<string, string>>

/** Where each list stands: two of them below /my-paper are told by the query. */
const listPathOf: Readonly<Record<PaperShelf, string>> = {
  all: paths.assign,
  school: paths.schoolPapers,
  mine: paths.myPapers,
  given: paths.myPapers,
  removed: paths.myPapers,
}

const ofShelf = (shelf: PaperShelf) => ({ list: shelf === 'given' || shelf === 'removed' ? shelf : undefined })

/** The address of a list without filters. */
export const shelfPlace = (shelf: PaperShelf): string => withQuery(listPathOf[shelf], ofShelf(shelf))

const previewPathOf: Readonly<Record<PaperScope, string>> = {
  ...listPathOf,
  mine: `${paths.myPapers}/paper-lib`,
  given: `${paths.myPapers}/paper-lib`,
}

/** Whose papers stand at a path below /paper-select (specification §2). */
export const scopeToAssign = (path: string): PaperScope => (path === '/school-paper' ? 'school' : 'all')

/** Which papers /my-paper lists. */
export function shelfOfMine({ list }: Query): PaperShelf {
  return list === 'given' || list === 'removed' ? list : 'mine'
}

/** What a list keeps in its address; the preview carries it along, so that the way back leads to the same list. */
const filtersOf = ({ bookId, keyword, unassigned }: Query) => ({ bookId, keyword, unassigned })

/** The list of a scope with the filters that the present address holds. */
export const listPlace = (scope: PaperScope, query: Query): string =>
  withQuery(listPathOf[scope], { ...ofShelf(scope), ...filtersOf(query) })

/** The preview of a paper, above the list that the present address holds. */
export const previewPlace = (scope: PaperScope, paperId: number, query: Query): string =>
  withQuery(previewPathOf[scope], { paperId, ...ofShelf(scope), ...filtersOf(query) })

/** A whole positive number of the address; undefined for anything else. */
export const numberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
