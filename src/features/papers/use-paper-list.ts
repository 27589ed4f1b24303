import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { paper } from '#api/contract/areas/paper.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { queryOf } from '#api/queries/query-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { debounces, pageSizes } from '#domain/constants.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { numberOf } from './paper-places.ts'
import type { PaperScope } from './papers.types.ts'

/** Longest search that the service takes. */
export const longestKeyword = 50

/** The papers of a scope, filtered by what the address says. */
export function usePaperList(scope: PaperScope, subjectId: number) {
  const call = useCall()
  const { query } = useNavigation()
  const bookId = numberOf(query['bookId'])
  const keyword = (query['keyword'] ?? '').trim().slice(0, longestKeyword)
  const pager = { currentPage: 1, pageSize: pageSizes.lists }
  const input = { scope, subjectId, ...(bookId !== undefined && { bookId }), ...(keyword !== '' && { keyword }), pager }
  // While a filter changes, the rows before stay in view.
  const list = useQuery({ ...queryOf(call, paper.list, input), placeholderData: keepPreviousData })
  const counts = {
    all: useCount('all', subjectId),
    mine: useCount('mine', subjectId),
    school: useCount('school', subjectId),
  }
  return {
    rows: {
      value: list.data?.list,
      failure: list.isError ? messageOf(list.error) : null,
      onRetry: () => void list.refetch(),
    },
    total: list.data?.total ?? 0,
    books: list.data?.books ?? [],
    bookId,
    isFiltered: bookId !== undefined || keyword !== '',
    /** Papers of each scope without filters; undefined while unknown. */
    counts,
  }
}

/** How many papers a scope has: asked for as a page of one row. */
function useCount(scope: PaperScope, subjectId: number): number | undefined {
  return useEndpoint(paper.list, { scope, subjectId, pager: { currentPage: 1, pageSize: 1 } }).data?.total
}

/** What is typed into the search; it goes into the address after a pause. */
export function usePaperSearch() {
  const { query, setQuery } = useNavigation()
  const kept = query['keyword'] ?? ''
  const [typed, setTyped] = useState(kept)
  const [known, setKnown] = useState(kept)
  const send = useDebouncedCallback((text: string) => setQuery({ keyword: text.trim() || null }), debounces.search)
  if (known !== kept) {
    setKnown(kept)
    if (kept !== typed.trim()) setTyped(kept)
  }
  return {
    typed,
    type: (text: string) => {
      setTyped(text)
      send(text)
    },
  }
}
