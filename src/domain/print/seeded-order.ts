/** The numbers from 0 to `count` - 1 in an order determined by the seed alone (xmur3, mulberry32, Fisher–Yates). */
export function seededOrder(count: number, seed: string): readonly number[] {
  const next = randomOf(hashOf(seed))
  const order = Array.from({ length: count }, (_, index) => index)
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1))
    const moved = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = moved
  }
  return order
}

function hashOf(text: string): number {
  let hash = 1779033703 ^ text.length
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
  return (hash ^ (hash >>> 13)) >>> 0
}

function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
