import type { UseQueryResult } from '@tanstack/react-query'
import { messageOf } from '#api/client/failures.ts'

type Read<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>

/** What a list or a drawer needs to know of a query. */
export const fetchedOf = <Data>(query: Read<Data>) => fetchedPart(query, (data) => data)

/** The same of a part of its answer: the rows of a list. */
export const fetchedPart = <Data, Part>({ data, error, refetch }: Read<Data>, partOf: (data: Data) => Part) => ({
  value: data === undefined ? undefined : partOf(data),
  // What was read before stays to be seen: a later reading that failed takes nothing away.
  failure: data === undefined && error !== null ? messageOf(error) : null,
  onRetry: () => void refetch(),
})
