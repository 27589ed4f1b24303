import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { EndpointData, InputOf } from '#api/contract/endpoint.ts'
import { useCall } from './client-context.tsx'
import { queryOf } from './query-of.ts'

type Extra = Pick<UseQueryOptions, 'enabled' | 'refetchInterval' | 'staleTime'>

/** Reads an endpoint and caches the result; equal endpoint and input share it. */
export function useEndpoint<E extends EndpointData>(endpoint: E, input: InputOf<E>, extra: Extra = {}) {
  const call = useCall()
  const { enabled = true, refetchInterval = false, staleTime = 0 } = extra
  return useQuery({ ...queryOf(call, endpoint, input), enabled, refetchInterval, staleTime } as ReturnType<
    typeof queryOf<E>
  >)
}
