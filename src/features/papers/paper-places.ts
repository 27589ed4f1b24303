import { paths, withQuery } from '#domain/paths.ts'
import type { PaperScope } from './papers.types.ts'

type Query = Readonly<Record<string, string>>

export const listPathOf: Readonly<Record<PaperScope, string>> = {
  all: paths.assign,
  school: paths.schoolPapers,
  mine: paths.myPapers,
}

const previewPathOf: Readonly<Record<PaperScope, string>> = {
  ...listPathOf,
  mine: `${paths.myPapers}/paper-lib`,
}

/** Whose papers stand at a path below /paper-select (specification §2). */
export const scopeToAssign = (path: string): PaperScope => (path === '/school-paper' ? 'school' : 'all')

/** What a list keeps in its address; the preview carries it along, so that the way back leads to the same list. */
const filtersOf = ({ bookId, keyword }: Query) => ({ bookId, keyword })

/** The list of a scope with the filters that the present address holds. */
export const listPlace = (scope: PaperScope, query: Query): string => withQuery(listPathOf[scope], filtersOf(query))

/** The preview of a paper, above the list that the present address holds. */
export const previewPlace = (scope: PaperScope, paperId: number, query: Query): string =>
  withQuery(previewPathOf[scope], { paperId, ...filtersOf(query) })

/** A whole positive number of the address; undefined for anything else. */
export const numberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
