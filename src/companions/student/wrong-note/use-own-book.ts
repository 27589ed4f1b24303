import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ownWrongNote } from '#api/contract/areas/own-wrong-note.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { queryOf } from '#api/queries/query-of.ts'
import { studentFiltering } from '#parts/wrong-filters/student-filtering.ts'

type Query = Readonly<Record<string, string>>

const key = ['filters', 'wrongNote']

/** The student's own book and its filters, which stay for a visit of another page, and end with the session. */
export function useOwnBook() {
  const call = useCall()
  const cache = useQueryClient()
  const [fields, setFields] = useState<Query>(() => cache.getQueryData<Query>(key) ?? {})
  const filtering = studentFiltering(fields, (changes) => {
    const next = Object.entries({ ...fields, ...changes })
    const kept = Object.fromEntries(next.flatMap(([name, text]) => (text ? [[name, text] as const] : [])))
    cache.setQueryData(key, kept)
    setFields(kept)
  })
  const query = useQuery({
    ...queryOf(call, ownWrongNote.list, filtering.filters),
    staleTime: 0,
    // While a filter changes, the previous questions stay in view.
    placeholderData: keepPreviousData,
  })
  return { query, filtering }
}
