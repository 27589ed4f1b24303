import type { UseQueryResult } from '@tanstack/react-query'
import { messageOf } from '#api/client/failures.ts'

type Read<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>

/** What a list or a drawer needs from a query. */
export const fetchedOf = <Data>(query: Read<Data>) => fetchedPart(query, (data) => data)

/** The same for a part of its data: the rows of a list. */
export const fetchedPart = <Data, Part>({ data, error, refetch }: Read<Data>, partOf: (data: Data) => Part) => ({
  value: data === undefined ? undefined : partOf(data),
  // Earlier data stays visible: a failed refetch removes nothing.
  failure: data === undefined && error !== null ? messageOf(error) : null,
  onRetry: () => void refetch(),
})
