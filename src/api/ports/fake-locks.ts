import type { LockRequests } from './page-locks.ts'

interface Held {
  /** Resolves when it is free, however it ended. */
  readonly over: Promise<void>
  readonly steal: () => void
}

/** Locks of one browser in memory, first come first served; all pages of a test share them. */
export function fakeLocks(): LockRequests {
  const held = new Map<string, Held>()
  return {
    request: async (name, { ifAvailable = false, steal = false, signal }, use) => {
      if (ifAvailable && held.has(name)) return use(null)
      if (steal) held.get(name)?.steal()
      else while (held.has(name)) await held.get(name)?.over
      if (signal?.aborted === true) throw new DOMException('stopped waiting', 'AbortError')
      const end = new AbortController()
      const stolen = new Promise<never>((_, reject) => {
        end.signal.addEventListener('abort', () => reject(new DOMException('stolen', 'AbortError')))
      })
      const turn = Promise.race([Promise.resolve(use({ name })), stolen])
      const free = () => {
        if (held.get(name) === lock) held.delete(name)
      }
      const lock: Held = { over: turn.then(free, free), steal: () => end.abort() }
      held.set(name, lock)
      return turn
    },
  }
}
