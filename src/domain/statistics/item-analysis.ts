import type { Tenths } from '#domain/values/score.ts'
import { totalOf } from '#domain/values/score.ts'
import type { Ratio } from './rounding.ts'

/** Some scores of an item: their number and sum. */
export interface ItemSum {
  readonly count: number
  readonly sum: Tenths
}

/** Facility (得分率) of an item: mean score ÷ full score, 0 to 1; null without scores or for an item worth nothing. */
export const facilityIn = ({ count, sum }: ItemSum, fullMark: Tenths): Ratio | null =>
  count === 0 || fullMark <= 0 ? null : { numerator: sum, denominator: count * fullMark }

/** The same for a list of scores in tenths. */
export const facilityOf = (scores: readonly Tenths[], fullMark: Tenths): Ratio | null =>
  facilityIn({ count: scores.length, sum: totalOf(scores) }, fullMark)

/** One student's scores for the whole paper and the item, in tenths. */
export interface ItemResult {
  readonly total: Tenths
  readonly item: Tenths
}

/** Students with the same score for an item, by their totals; all in tenths. */
export interface SameScore {
  readonly score: Tenths
  readonly totals: readonly Tenths[]
}

/** For fewer students a discrimination is meaningless. */
const fewestStudents = 10

/** An item's scores by total, the best total first. */
type Strata = readonly ItemSum[]

function strataOf(groups: readonly SameScore[]): Strata {
  const strata = new Map<Tenths, { count: number; sum: Tenths }>()
  for (const { score, totals } of groups)
    for (const total of totals) {
      const stratum = strata.get(total)
      if (stratum === undefined) strata.set(total, { count: 1, sum: score })
      else {
        stratum.count += 1
        stratum.sum += score
      }
    }
  return [...strata].toSorted(([left], [right]) => right - left).map(([, stratum]) => stratum)
}

/**
 * Sum of the item's scores over the first `size` students. If several tie at the last total, each of them counts in
 * equal part, so that the order of the list makes no difference.
 */
function groupSum(strata: Strata, size: number): Ratio {
  let [left, inside] = [size, 0]
  for (const { count, sum } of strata) {
    if (count >= left) return { numerator: inside * count + left * sum, denominator: count }
    left -= count
    inside += sum
  }
  return { numerator: inside, denominator: 1 }
}

/**
 * Discrimination (区分度) of an item, −1 to 1: D = facility among the top 27 % by total − facility among the bottom 27 %,
 * groups of ⌈0.27 n⌉ students. Null for fewer than 10 students or an item worth nothing.
 */
export function discriminationIn(groups: readonly SameScore[], fullMark: Tenths): Ratio | null {
  const count = groups.reduce((sum, { totals }) => sum + totals.length, 0)
  if (count < fewestStudents || fullMark <= 0) return null
  const size = Math.ceil((count * 27) / 100)
  const strata = strataOf(groups)
  const top = groupSum(strata, size)
  const bottom = groupSum(strata.toReversed(), size)
  return {
    numerator: top.numerator * bottom.denominator - bottom.numerator * top.denominator,
    denominator: top.denominator * bottom.denominator * size * fullMark,
  }
}

/** The same for a list of results. */
export const discriminationOf = (results: readonly ItemResult[], fullMark: Tenths): Ratio | null =>
  discriminationIn(
    results.map(({ item, total }) => ({ score: item, totals: [total] })),
    fullMark,
  )
