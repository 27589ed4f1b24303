import { paper } from '#api/contract/groups/paper.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { numberOf } from './paper-paths.ts'
import { type ListedShelf, type PaperScope, type PaperShelf, scopeOf } from './papers.types.ts'

/** The service's length limit for a search, in characters. */
export const longestKeyword = 50

const wholeList = { currentPage: 1, pageSize: pageSizes.lists }

/** For lists of which only the total is needed. */
const oneRow = { currentPage: 1, pageSize: 1 }

/** The papers of a shelf, filtered by the address. */
export function usePaperList(shelf: ListedShelf, subjectId: number) {
  const { query } = useNavigation()
  const bookId = numberOf(query['bookId'])
  const keyword = (query['keyword'] ?? '').trim().slice(0, longestKeyword)
  const isUnassigned = shelf === 'mine' && query['unassigned'] === '1'
  const filters = {
    subjectId,
    ...(bookId !== undefined && { bookId }),
    ...(keyword !== '' && { keyword }),
    pager: wholeList,
  }
  const ofScope = useEndpoint(
    paper.list,
    { scope: scopeOf(shelf), ...filters },
    { enabled: !isUnassigned, keepsPrevious: true },
  )
  const unassigned = useEndpoint(paper.unassigned, filters, { enabled: isUnassigned, keepsPrevious: true })
  const list = isUnassigned ? unassigned : ofScope
  return {
    subjectId,
    rows: fetchedPart(list, (data) => data.list),
    total: list.data?.total ?? 0,
    books: list.data?.books ?? [],
    bookId,
    isUnassigned,
    isFiltered: bookId !== undefined || keyword !== '' || isUnassigned,
    counts: usePaperCounts(subjectId),
  }
}

export type PaperCounts = Readonly<Record<PaperShelf | 'unassigned', number | undefined>>

/** The number of papers in each list without filters, and of own papers never assigned; undefined while unknown. */
export function usePaperCounts(subjectId: number): PaperCounts {
  const all = useCount('all', subjectId)
  return {
    all,
    resources: all,
    mine: useCount('mine', subjectId),
    given: useCount('given', subjectId),
    school: useCount('school', subjectId),
    removed: useEndpoint(paperEditing.removed, { pager: oneRow }).data?.total,
    unassigned: useEndpoint(paper.unassignedCount, { subjectId }).data?.count,
  }
}

const useCount = (scope: PaperScope, subjectId: number): number | undefined =>
  useEndpoint(paper.list, { scope, subjectId, pager: oneRow }).data?.total
