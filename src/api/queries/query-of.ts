import { queryOptions } from '@tanstack/react-query'
import type { Call, ResultOf } from '#api/client/client.ts'
import type { CallFailure } from '#api/client/failures.ts'
import type { EndpointData, InputOf } from '#api/contract/endpoint.ts'

/** Key of everything read from an endpoint, or of one result. */
export const keyOf = <E extends EndpointData>(endpoint: E, input?: InputOf<E>): readonly unknown[] =>
  input === undefined ? [endpoint.path] : [endpoint.path, input]

/** TanStack Query options for a read; its key is the endpoint's path and the input. */
export const queryOf = <E extends EndpointData>(call: Call, endpoint: E, input: InputOf<E>) =>
  queryOptions<ResultOf<E>, CallFailure<E>>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  })
