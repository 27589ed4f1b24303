import type { Tenths } from '#domain/values/score.ts'

/** Sums over the scores of some students. */
export interface Moments {
  readonly count: number
  readonly sum: bigint
  /** n Σx² − (Σx)²: n² times the population variance. */
  readonly spread: bigint
}

/** Exact sums of scores in tenths. */
export function momentsOf(scores: readonly Tenths[]): Moments {
  let sum = 0
  let squares = 0
  for (const score of scores) {
    sum += score
    squares += score * score
  }
  return momentsOfSums(scores.length, sum, squares)
}

/** The same of scores whose sum and sum of squares are known. */
export const momentsOfSums = (count: number, sum: number, squares: number): Moments => ({
  count,
  sum: BigInt(sum),
  spread: BigInt(count) * BigInt(squares) - BigInt(sum) ** 2n,
})

/** n Σxy − Σx Σy: n² times the population covariance of two lists of the same length. */
export function coSpreadOf(left: readonly Tenths[], right: readonly Tenths[]): bigint {
  let [products, ofLeft, ofRight] = [0, 0, 0]
  for (const [index, score] of left.entries()) {
    const other = right[index] ?? 0
    products += score * other
    ofLeft += score
    ofRight += other
  }
  return BigInt(left.length) * BigInt(products) - BigInt(ofLeft) * BigInt(ofRight)
}
