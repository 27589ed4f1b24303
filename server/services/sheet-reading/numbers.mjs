/**
 * The value below which a share of all lies.
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
