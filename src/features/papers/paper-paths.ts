import { paperFilters } from '#domain/paths/areas.ts'
import { idIn } from '#domain/wire/id-in.ts'
import { withQuery } from '#domain/paths/address.ts'
import { paths } from '#domain/paths/paths.ts'
import type { ListedShelf, PaperShelf } from './papers.types.ts'

type Query = Readonly<Record<string, string>>

/** The path of each list; some of those below /my-paper differ only by query. */
const listPathOf: Readonly<Record<PaperShelf, string>> = {
  all: paths.assign,
  school: paths.schoolPapers,
  resources: paths.mathsPapers,
  mine: paths.myPapers,
  given: paths.myPapers,
  removed: paths.myPapers,
}

const ofShelf = (shelf: PaperShelf) => ({ list: shelf === 'given' || shelf === 'removed' ? shelf : undefined })

/** The address of a list without filters. */
export const shelfPath = (shelf: PaperShelf): string => withQuery(listPathOf[shelf], ofShelf(shelf))

const previewPathOf: Readonly<Record<ListedShelf, string>> = {
  ...listPathOf,
  mine: `${paths.myPapers}/paper-lib`,
  given: `${paths.myPapers}/paper-lib`,
}

/** The shelf at a path below /paper-select, or at /math-paper (specification §2). */
export function shelfToAssign(prefix: string, path: string): ListedShelf {
  if (prefix === paths.mathsPapers) return 'resources'
  return path === '/school-paper' ? 'school' : 'all'
}

/** The shelf that /my-paper shows. */
export function shelfOfMine({ list }: Query): PaperShelf {
  return list === 'given' || list === 'removed' ? list : 'mine'
}

/**
 * The filters a list keeps in its address; the preview carries them along, so that the way back leads to the same list.
 */
const filtersOf = (query: Query) => Object.fromEntries(paperFilters.map((name) => [name, query[name]]))

/** The address of a list, keeping the filters of the current address. */
export const listPath = (shelf: ListedShelf, query: Query): string =>
  withQuery(listPathOf[shelf], { ...ofShelf(shelf), ...filtersOf(query) })

/** The address of a paper's preview, keeping the filters of the current address. */
export const previewPath = (shelf: ListedShelf, paperId: number, query: Query): string =>
  withQuery(previewPathOf[shelf], { paperId, ...ofShelf(shelf), ...filtersOf(query) })

/** A positive integer from the address; undefined for anything else. */
export const numberOf = (text: string | undefined): number | undefined => idIn(text) ?? undefined
