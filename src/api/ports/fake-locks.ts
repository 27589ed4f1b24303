import type { LockRequests } from './page-locks.ts'

/** Locks of one browser in memory, first come first served; every page of an assignment gets the same. */
export function fakeLocks(): LockRequests {
  const held = new Map<string, Promise<void>>()
  return {
    request: async (name, { ifAvailable = false, signal }, use) => {
      if (ifAvailable && held.has(name)) return use(null)
      while (held.has(name)) await held.get(name)
      if (signal?.aborted === true) return undefined
      const turn = Promise.resolve(use({ name }))
      held.set(
        name,
        turn.then(() => {
          held.delete(name)
        }),
      )
      return turn
    },
  }
}
