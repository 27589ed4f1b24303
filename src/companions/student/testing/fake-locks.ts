import type { LockRequests } from '../page-locks.ts'

/** Locks of one browser in memory, first come first served; every page of a test gets the same. */
export function fakeLocks(): LockRequests {
  const queues = new Map<string, Promise<unknown>[]>()
  return {
    request: async (name, { ifAvailable = false, signal }, use) => {
      const queue = queues.get(name) ?? []
      queues.set(name, queue)
      if (ifAvailable && queue.length > 0) return use(null)
      const before = Promise.all(queue)
      const turn = (async () => {
        await before
        return signal?.aborted === true ? undefined : use({ name })
      })()
      queue.push(turn)
      await turn
      queue.splice(queue.indexOf(turn), 1)
      return turn
    },
  }
}
