/** A value at a point in time; indices are integers: the ordinal of the test. */
export interface TrendPoint {
  readonly index: number
  readonly value: number
}

/** Fewer values show no direction. */
const fewestPoints = 3

/**
 * Slope of the least-squares line: Σ(t − t̄)(v − v̄) ÷ Σ(t − t̄)², the change of the value from one test to the next.
 * For z-scores it is a trend that does not depend on how hard the tests were. Null for fewer than 3 points.
 */
export function slopeOf(points: readonly TrendPoint[]): number | null {
  if (points.length < fewestPoints) return null
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const middle = mean(points.map((point) => point.index))
  const value = mean(points.map((point) => point.value))
  const spread = points.reduce((sum, point) => sum + (point.index - middle) ** 2, 0)
  if (spread === 0) return null
  return points.reduce((sum, point) => sum + (point.index - middle) * (point.value - value), 0) / spread
}
