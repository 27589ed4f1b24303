/** A small seeded source of random choices: the same seed gives the same sequence on every platform. */
export interface Random {
  /** An integer from `min` to `max`, both included. */
  int(min: number, max: number): number
  /** An integer from `min` to `max` that is not 0. */
  nonZero(min: number, max: number): number
  /** One element of a non-empty list. */
  pick<T>(list: readonly T[]): T
  /** The elements in a new order; the list itself is not modified. */
  shuffle<T>(list: readonly T[]): T[]
  /** `count` different elements, in random order. */
  sample<T>(list: readonly T[], count: number): T[]
}

export function createRandom(seed: string): Random {
  const next = mulberry32(hash(seed))
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  const shuffle = <T>(list: readonly T[]): T[] => {
    const rest = [...list]
    const shuffled: T[] = []
    while (rest.length > 0) shuffled.push(...rest.splice(int(0, rest.length - 1), 1))
    return shuffled
  }
  return {
    int,
    nonZero(min, max) {
      let value = int(min, max)
      while (value === 0) value = int(min, max)
      return value
    },
    pick<T>(list: readonly T[]): T {
      const [element] = list.slice(int(0, list.length - 1))
      if (element === undefined) throw new RangeError('nothing to pick from')
      return element
    },
    shuffle,
    sample: (list, count) => shuffle(list).slice(0, count),
  }
}

/** 32-bit FNV-1a over the UTF-16 units of a text, mixed at the end so that neighbouring seeds are unrelated. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Numbers from 0 (inclusive) to 1 (exclusive); integer arithmetic only, so the same on every platform. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
