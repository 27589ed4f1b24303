import type { QueryClient } from '@tanstack/react-query'
import type { Clock } from '#api/ports/clock.ts'
import { isClearable, storageKeys } from '#api/ports/storage-keys.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { privacy } from '#domain/constants.ts'

const hour = 3_600_000

const clearingInterval = privacy.cacheClearingDays * 24 * hour

export interface ClearingPorts {
  readonly storage: TextStorage
  readonly clock: Clock
  readonly queryClient: QueryClient
}

/**
 * Keeps the promise of the privacy policy: every three days what was cached and typed into search boxes is cleared, at
 * the start of a page and while it stays open. Drafts and settings stay. The answer stops it.
 */
export function clearCachesRegularly(ports: ClearingPorts): () => void {
  clearWhenDue(ports)
  return ports.clock.every(hour, () => clearWhenDue(ports))
}

function clearWhenDue({ storage, clock, queryClient }: ClearingPorts): void {
  const last = Number(storage.read(storageKeys.lastClearing) ?? Number.NaN)
  const since = clock.now() - last
  // A clock that was set back must not put the clearing off for ever.
  if (since >= 0 && since < clearingInterval) return
  for (const key of storage.keys().filter(isClearable)) storage.remove(key)
  // What is being asked for is not cached yet, and somebody waits for it: who is signed in, at the start of a page.
  queryClient.removeQueries({ type: 'inactive', fetchStatus: 'idle' })
  storage.write(storageKeys.lastClearing, String(clock.now()))
}
