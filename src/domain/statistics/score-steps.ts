import type { Tenths } from '../values/score.ts'

/** Marks are given in half points. */
const halfPoint = 5

/** The lowest and the highest mark in one of `count` equal steps to the full mark; null if no half point is in it. */
export function rangeOfStep(step: number, count: number, full: Tenths): readonly [Tenths, Tenths] | null {
  const firstFrom = (of: number): Tenths => Math.ceil((of * full) / count / halfPoint) * halfPoint
  const lowest = firstFrom(step)
  const highest = step === count - 1 ? full : firstFrom(step + 1) - halfPoint
  return lowest > highest ? null : [lowest, highest]
}
