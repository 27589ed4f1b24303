import { setImmediate } from 'node:timers/promises'

/** How many entries are mapped at once: of what is mapped here, together they take a millisecond or two. */
const atOnce = 20

/** Maps a long list whose entries take long, while other requests get their turn in between. */
export async function bitByBit<Entry, Result>(
  list: readonly Entry[],
  map: (entry: Entry) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < list.length; from += atOnce) {
    if (from > 0) await setImmediate()
    results.push(...list.slice(from, from + atOnce).map(map))
  }
  return results
}
