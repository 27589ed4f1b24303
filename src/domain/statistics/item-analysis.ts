import type { Tenths } from '#domain/score.ts'
import { totalOf } from '#domain/score.ts'
import type { Ratio } from './rounding.ts'

/**
 * Facility (得分率) of an item: mean score ÷ full score, 0 to 1. Scores in tenths; null without scores or for an item
 * worth nothing.
 */
export const facilityOf = (scores: readonly Tenths[], fullScore: Tenths): Ratio | null =>
  scores.length === 0 || fullScore <= 0 ? null : { numerator: totalOf(scores), denominator: scores.length * fullScore }

/** One student: the score of the whole paper and that of the item, in tenths. */
export interface ItemResult {
  readonly total: Tenths
  readonly item: Tenths
}

/** Below this many students a discrimination says nothing. */
const fewestStudents = 10

const sumOfItems = (results: readonly ItemResult[]): Tenths => totalOf(results.map(({ item }) => item))

/**
 * Sum of the item's scores over the `size` students who come first in `ranked`. Where several share the last total, each
 * of them counts by the same part, so that the order of the list makes no difference.
 */
function groupSum(ranked: readonly ItemResult[], size: number): Ratio {
  const border = ranked[size - 1]?.total
  const tied = ranked.filter(({ total }) => total === border)
  const inside = ranked.slice(0, size).filter(({ total }) => total !== border)
  const places = size - inside.length
  return { numerator: sumOfItems(inside) * tied.length + places * sumOfItems(tied), denominator: tied.length }
}

/**
 * Discrimination (区分度) of an item, −1 to 1: D = facility among the top 27 % by total − facility among the bottom 27 %,
 * groups of ⌈0.27 n⌉ students. Null for fewer than 10 students or an item worth nothing.
 */
export function discriminationOf(results: readonly ItemResult[], fullScore: Tenths): Ratio | null {
  if (results.length < fewestStudents || fullScore <= 0) return null
  const size = Math.ceil((results.length * 27) / 100)
  const ranked = results.toSorted((left, right) => right.total - left.total)
  const top = groupSum(ranked, size)
  const bottom = groupSum(ranked.toReversed(), size)
  return {
    numerator: top.numerator * bottom.denominator - bottom.numerator * top.denominator,
    denominator: top.denominator * bottom.denominator * size * fullScore,
  }
}
