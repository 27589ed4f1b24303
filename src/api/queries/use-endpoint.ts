import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ResultOf } from '#api/client/client.ts'
import type { EndpointData, InputOf } from '#api/contract/endpoint.ts'
import { useCall } from './client-context.tsx'
import { queryOf } from './query-of.ts'

interface Extra<E extends EndpointData> extends Pick<UseQueryOptions, 'enabled' | 'staleTime'> {
  /** Milliseconds until it is read again, perhaps by what was read last; undefined if never. */
  readonly refetchInterval?: number | ((data: ResultOf<E> | undefined) => number | undefined)
  /** While another input is read, what was read before stays: for lists under filters. */
  readonly keepsPrevious?: boolean
}

/** Reads an endpoint and caches the result; equal endpoint and input share it. */
export function useEndpoint<E extends EndpointData>(endpoint: E, input: InputOf<E>, extra: Extra<E> = {}) {
  const call = useCall()
  const { enabled = true, refetchInterval, staleTime = 0, keepsPrevious = false } = extra
  return useQuery({
    ...queryOf(call, endpoint, input),
    enabled,
    staleTime,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    refetchInterval:
      typeof refetchInterval === 'function' ? ({ state }) => refetchInterval(state.data) ?? false : refetchInterval,
  } as ReturnType<typeof queryOf<E>>)
}
