/**
 * The value below which a share of all values lies.
 *
 * @param {ArrayLike<number>} values
 * @param {number} share
 */
export function quantile(values, share) {
  const sorted = Float64Array.from(values).sort()
  return sorted.length === 0 ? 0 : sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
}

/** @param {ArrayLike<number>} values */
export const median = (values) => quantile(values, 0.5)

/**
 * The same for whole numbers from 0, given how often each occurs: nothing is sorted.
 *
 * @param {Uint32Array} counts
 * @param {number} share
 */
export function quantileOfCounts(counts, share) {
  let all = 0
  for (const count of counts) all += count
  let value = 0
  for (let left = Math.min(all - 1, Math.floor(share * all)); left >= counts[value]; value += 1) left -= counts[value]
  return value
}
