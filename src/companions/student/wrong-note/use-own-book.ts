import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ownWrongNote } from '#api/contract/groups/own-wrong-note.ts'
import { keptFilters } from '#api/queries/kept-filters.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { studentFiltering } from '#parts/wrong-filters/student-filtering.ts'

type Query = Readonly<Record<string, string>>

/** The student's own book and its filters, which stay for a visit of another page, and end with the session. */
export function useOwnBook() {
  const filters = keptFilters(useQueryClient(), 'wrongNote')
  const [fields, setFields] = useState<Query>(() => filters.load() ?? {})
  const filtering = studentFiltering(fields, (changes) => {
    const next = Object.entries({ ...fields, ...changes })
    const kept = Object.fromEntries(next.flatMap(([name, text]) => (text ? [[name, text] as const] : [])))
    filters.save(kept)
    setFields(kept)
  })
  const query = useEndpoint(ownWrongNote.list, filtering.filters, { keepsPrevious: true })
  return { query, filtering }
}
