import type { Tenths } from '#domain/values/score.ts'
import type { ByRoot, Exact } from './exact.ts'
import { momentsOf } from './moments.ts'

export interface Reliability {
  /** Cronbach's alpha, at most 1; below 0 if items contradict each other. */
  readonly alpha: Exact
  /** Standard error of measurement in tenths of a point; null if alpha is above 1 or below 0. */
  readonly error: ByRoot | null
}

/** For fewer students, or items, a reliability is meaningless. */
const fewest = { students: 10, items: 2 } as const

/**
 * Reliability of a paper by Cronbach: α = k ÷ (k − 1) · (1 − Σ σᵢ² ÷ σ²), with σᵢ² the variances of its k items and σ²
 * that of the totals; standard error of measurement: SEM = σ √(1 − α), with the population's σ. `items` has one list
 * per item, all in the same order of students, in tenths. Null for fewer than 10 students or 2 items, or if all totals
 * are equal.
 */
export function reliabilityOf(items: readonly (readonly Tenths[])[]): Reliability | null {
  const students = items[0]?.length ?? 0
  if (students < fewest.students || items.length < fewest.items) return null
  const totals = Array.from({ length: students }, (_, index) =>
    items.reduce((sum, item) => sum + (item[index] ?? 0), 0),
  )
  const { spread } = momentsOf(totals)
  if (spread === 0n) return null
  const count = BigInt(items.length)
  const ofItems = items.reduce((sum, item) => sum + momentsOf(item).spread, 0n)
  const alpha = { numerator: count * (spread - ofItems), denominator: (count - 1n) * spread }
  return { alpha, error: errorOf(alpha, spread, BigInt(students)) }
}

/** √(v ÷ n² · (1 − α)) as a ÷ √(a b), where a ÷ b is the radicand. */
function errorOf({ numerator, denominator }: Exact, spread: bigint, students: bigint): ByRoot | null {
  if (numerator < 0n) return null
  const above = spread * (denominator - numerator)
  const below = students ** 2n * denominator
  return above === 0n ? { numerator: 0n, radicand: 1n } : { numerator: above, radicand: above * below }
}
