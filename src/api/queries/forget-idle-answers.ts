import type { QueryClient } from '@tanstack/react-query'

/**
 * Drops the answers that no screen shows. What is being asked for stays on its way, because somebody waits for it: at the
 * start of a page, who is signed in.
 */
export const forgetIdleAnswers = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ type: 'inactive', fetchStatus: 'idle' })
