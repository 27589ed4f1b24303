import { privacy } from '#domain/portal/constants.ts'
import { browserClock, type Clock } from './clock.ts'
import { localTextStorage } from './local-storage.ts'
import { isClearable, storageKeys } from './storage-keys.ts'
import type { TextStorage } from './storage.ts'
import { hour } from '#domain/time/units.ts'

const clearingInterval = privacy.cacheClearingDays * 24 * hour

export interface ClearingPorts {
  readonly storage?: TextStorage
  readonly clock?: Clock
  /** Drops what the page holds in memory besides its storage. */
  readonly forget?: () => void
}

/**
 * Keeps the promise of the privacy policy on every page: every three days caches and search history are cleared, when a
 * page starts and while it stays open. Drafts and settings stay. Returns an unsubscribe function.
 */
export function clearCachesRegularly(ports: ClearingPorts = {}): () => void {
  const { storage = localTextStorage, clock = browserClock, forget = () => {} } = ports
  const clear = () => clearWhenDue({ storage, clock, forget })
  clear()
  return clock.every(hour, clear)
}

function clearWhenDue({ storage, clock, forget }: Required<ClearingPorts>): void {
  const last = Number(storage.read(storageKeys.historySince) ?? Number.NaN)
  const since = clock.now() - last
  // Setting the clock back must not delay the clearing forever.
  if (since >= 0 && since < clearingInterval) return
  for (const key of storage.keys().filter(isClearable)) storage.remove(key)
  forget()
  storage.write(storageKeys.historySince, String(clock.now()))
}
