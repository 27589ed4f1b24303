import type { QueryClient } from '@tanstack/react-query'
import { isTypedKey } from './typed-key.ts'

/**
 * Drops the results no screen shows. Requests in flight continue, because somebody waits for them: when a page starts,
 * who is signed in. What is being typed is no result, and stays.
 */
export const forgetIdleAnswers = (queryClient: QueryClient): void =>
  queryClient.removeQueries({
    type: 'inactive',
    fetchStatus: 'idle',
    predicate: ({ queryKey }) => !isTypedKey(queryKey),
  })
