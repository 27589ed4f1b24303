import { waitFor } from 'xstate'
import { isTypedKey } from '#api/queries/typed-key.ts'
import type { AreaRuntime } from './area-runtime.ts'
import type { Services } from './services.ts'

/**
 * Drops every result read by a page that is gone, once its area is gone as well: a result still observed would survive
 * in the cache. What is being typed stays for the person to come back to; it goes when they do not, or another comes.
 */
export async function forgetPage(
  { queryClient, isWithdrawn }: Pick<Services, 'queryClient' | 'isWithdrawn'>,
  areas: Pick<AreaRuntime, 'actor'>,
): Promise<void> {
  await waitFor(areas.actor, (now) => now.hasTag('empty'), { timeout: Infinity })
  if (!isWithdrawn.get()) return
  // The signed-in user may be being fetched right now.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'who' && !isTypedKey(queryKey) })
  queryClient.getMutationCache().clear()
}
