import type { Tenths } from '#domain/values/score.ts'
import type { ByRoot } from './exact.ts'
import type { ItemResult } from './item-analysis.ts'
import { coSpreadOf, momentsOf } from './moments.ts'

/** For fewer students a correlation is meaningless. */
const fewestStudents = 10

/**
 * Corrected point-biserial correlation of an item: r = cov(x, T − x) ÷ (σₓ σ₍T₋ₓ₎), the item's score against the rest
 * of the paper, so that the item is not compared with itself. −1 to 1; null for fewer than 10 students, or if the item
 * or the rest is the same for everybody.
 */
export function itemCorrelationOf(results: readonly ItemResult[]): ByRoot | null {
  if (results.length < fewestStudents) return null
  const items = results.map(({ item }) => item)
  const rest = results.map(({ total, item }): Tenths => total - item)
  const radicand = momentsOf(items).spread * momentsOf(rest).spread
  return radicand === 0n ? null : { numerator: coSpreadOf(items, rest), radicand }
}
