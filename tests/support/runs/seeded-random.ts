/** Integers from 0 up to (not including) a maximum, the same ones for the same seed. */
export function seededRandom(seed: number): (maximum: number) => number {
  let state = seed >>> 0
  return (maximum) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % maximum
  }
}
