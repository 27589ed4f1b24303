import { useEffect, useEffectEvent, useState } from 'react'
import { assigning } from '#api/contract/groups/assigning.ts'
import { messageOf } from '#api/client/failures.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { refetchEvery } from '#domain/portal/constants.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { listInputOf, pageCountOf, listQueryOf } from './assignment-query.ts'

/** One page of a class's assignments under the filters of the address. */
export function useAssignmentList(courseId: number) {
  const { query: fields, setQuery } = useNavigation()
  const query = listQueryOf(fields)
  const { data, error, refetch, dataUpdatedAt } = useEndpoint(assigning.list, listInputOf(courseId, query), {
    refetchInterval: refetchEvery.list,
  })
  const list = useLatest(data)
  const asOf = useLatest(dataUpdatedAt === 0 ? undefined : dataUpdatedAt)
  const pageCount = pageCountOf(list?.total ?? 0)
  // The last row of the last page was deleted or filtered away.
  const isBehindEnd = data !== undefined && query.page > pageCountOf(data.total)
  const goToLastPage = useEffectEvent(() => setQuery({ page: pageCount === 1 ? null : String(pageCount) }))
  useEffect(() => {
    if (isBehindEnd) goToLastPage()
  }, [isBehindEnd])
  return {
    query,
    rows: list?.list ?? null,
    fetched: {
      value: list?.list,
      failure: data === undefined && error !== null ? messageOf(error) : null,
      onRetry: () => void refetch(),
    },
    total: list?.total ?? null,
    counts: list?.counts ?? null,
    pageCount,
    /** When the rows were read, in milliseconds since 1970. */
    asOf: asOf ?? 0,
    change: (changes: Readonly<Record<string, string | null>>) => setQuery({ page: null, ...changes }),
  }
}

export type AssignmentList = ReturnType<typeof useAssignmentList>

/** The last value that was defined, so that a list stays in view while its filtered successor is loading. */
function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
