/** The statistics restated in doubles, as in textbooks, for the tests to compare with. */

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const mean = (values: readonly number[]): number => sum(values) / values.length

/** Σ(x − x̄)² ÷ n. */
const variance = (values: readonly number[]): number => mean(values.map((value) => (value - mean(values)) ** 2))

const covariance = (left: readonly number[], right: readonly number[]): number =>
  mean(left.map((value, index) => (value - mean(left)) * ((right[index] ?? 0) - mean(right))))

export const totalsOf = (items: readonly (readonly number[])[]): readonly number[] =>
  (items[0] ?? []).map((_, index) => sum(items.map((item) => item[index] ?? 0)))

export function alpha(items: readonly (readonly number[])[]): number {
  const count = items.length
  return (count / (count - 1)) * (1 - sum(items.map(variance)) / variance(totalsOf(items)))
}

export const standardError = (items: readonly (readonly number[])[]): number =>
  Math.sqrt(variance(totalsOf(items))) * Math.sqrt(1 - alpha(items))

/** r of an item with the rest of the paper. */
export function itemRest(item: readonly number[], totals: readonly number[]): number {
  const rest = totals.map((total, index) => total - (item[index] ?? 0))
  return covariance(item, rest) / (Math.sqrt(variance(item)) * Math.sqrt(variance(rest)))
}

/** Facility of the best 27 % minus that of the weakest; students tied at the last total count in equal part. */
export function discrimination(item: readonly number[], totals: readonly number[], full: number): number {
  const size = Math.ceil(0.27 * totals.length - 1e-9)
  const facilityOf = (order: (left: number, right: number) => number): number => {
    const border = totals.toSorted(order)[size - 1] ?? 0
    const inside = item.filter((_, index) => order(totals[index] ?? 0, border) < 0)
    const tied = item.filter((_, index) => totals[index] === border)
    return (sum(inside) + (size - inside.length) * mean(tied)) / size / full
  }
  return facilityOf((left, right) => right - left) - facilityOf((left, right) => left - right)
}

export const zScore = (value: number, values: readonly number[]): number =>
  (value - mean(values)) / Math.sqrt(variance(values))

export const percentileRank = (value: number, values: readonly number[]): number =>
  mean(values.map((other) => (other < value ? 1 : other === value ? 0.5 : 0)))

/** b of the line a + b t by the normal equations. */
export function slope(points: readonly { readonly index: number; readonly value: number }[]): number {
  const count = points.length
  const [t, v] = [points.map(({ index }) => index), points.map(({ value }) => value)]
  const products = sum(points.map(({ index, value }) => index * value))
  return (count * products - sum(t) * sum(v)) / (count * sum(t.map((index) => index ** 2)) - sum(t) ** 2)
}
