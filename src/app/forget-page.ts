import { waitFor } from 'xstate'
import type { AreaRuntime } from './area-runtime.ts'
import type { Services } from './services.ts'

/**
 * Drops every answer that a page which is gone had read, once its area is gone as well: an answer that somebody still
 * looks at would outlive the cache.
 */
export async function forgetPage(
  { queryClient, isWithdrawn }: Pick<Services, 'queryClient' | 'isWithdrawn'>,
  areas: Pick<AreaRuntime, 'actor'>,
): Promise<void> {
  await waitFor(areas.actor, (now) => now.matches('empty'), { timeout: Infinity })
  if (!isWithdrawn.get()) return
  // Who is there may be being asked right now.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'who' })
  queryClient.getMutationCache().clear()
}
