import type { QueryClient } from '@tanstack/react-query'

/**
 * Drops the results no screen shows. Requests in flight continue, because somebody waits for them: when a page starts,
 * who is signed in.
 */
export const forgetIdleAnswers = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ type: 'inactive', fetchStatus: 'idle' })
