import { setImmediate } from 'node:timers/promises'

/** The rows of many keys, by key; keys without a row are missing. */
export type LoadMany<Row> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>

interface Asked<Row> {
  readonly resolve: (row: Row | null) => void
  readonly reject: (error: unknown) => void
}

/**
 * A look-up by key whose callers share queries: keys requested while a query is running go into the next one. A result
 * is never older than its request. Each query waits for `others`: for the requests of the same turn, or longer where
 * there are many and none is in a hurry. Rejects when its query does.
 */
export function gathered<Row>(
  loadMany: LoadMany<Row>,
  others: () => Promise<unknown> = () => setImmediate(),
): (key: string) => Promise<Row | null> {
  let waiting = new Map<string, Asked<Row>[]>()
  let isLoading = false

  const loadAll = async () => {
    isLoading = true
    while (waiting.size > 0) {
      // Requests that arrive together are read in one turn of the event loop: include them.
      await others()
      const asked = waiting
      waiting = new Map()
      await answer(asked, loadMany)
    }
    isLoading = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const others = waiting.get(key)
      if (others === undefined) waiting.set(key, [{ resolve, reject }])
      else others.push({ resolve, reject })
      if (!isLoading) void loadAll()
    })
}

async function answer<Row>(asked: ReadonlyMap<string, readonly Asked<Row>[]>, loadMany: LoadMany<Row>): Promise<void> {
  try {
    const rows = await loadMany([...asked.keys()])
    for (const [key, askers] of asked) for (const { resolve } of askers) resolve(rows.get(key) ?? null)
  } catch (error) {
    for (const askers of asked.values()) for (const { reject } of askers) reject(error)
  }
}
