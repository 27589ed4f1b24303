import type { Tenths } from '#domain/values/score.ts'
import { type ByRoot, byRootUnits, type Exact } from './exact.ts'
import { type Moments, momentsOf } from './moments.ts'

/**
 * z-score of a score within a test: z = (x − mean) ÷ σ, with the population's σ. It is independent of difficulty: a
 * hard test lowers everybody's score and nobody's z. Null if all scores are equal.
 */
export const zScoreOf = (score: Tenths, { count, sum, spread }: Moments): ByRoot | null =>
  spread === 0n ? null : { numerator: BigInt(count) * BigInt(score) - sum, radicand: spread }

/** With fewer, a z-score would tell what somebody else got. */
const fewestStudents = 10

/** The z-score as its student may know it, in hundredths; null among fewer than 10, or if all scores are equal. */
export function shownZScore(score: Tenths, moments: Moments): number | null {
  const zScore = moments.count < fewestStudents ? null : zScoreOf(score, moments)
  return zScore && byRootUnits(zScore, 100)
}

/** The same for many scores of one test, as the nearest doubles; null if all scores are equal. */
export function zNumbersIn({ count, sum, spread }: Moments): ((score: Tenths) => number) | null {
  if (spread === 0n) return null
  const [whole, root] = [Number(sum), Math.sqrt(Number(spread))]
  return (score) => (count * score - whole) / root
}

/**
 * Percentile rank of each distinct score of a test, from 0 to 1: (lower + ½ equal) ÷ n, counting the score itself among
 * the equal ones. All at once, since sorting takes longer than counting.
 */
export function percentilesOf(scores: readonly Tenths[]): ReadonlyMap<Tenths, Exact> {
  const counts = new Map<Tenths, number>()
  for (const score of scores) counts.set(score, (counts.get(score) ?? 0) + 1)
  const denominator = BigInt(2 * scores.length)
  let lower = 0
  return new Map(
    [...counts]
      .toSorted(([left], [right]) => left - right)
      .map(([score, equal]) => {
        const numerator = BigInt(2 * lower + equal)
        lower += equal
        return [score, { numerator, denominator }]
      }),
  )
}

/** The mean z-score of some of those who took a test, `all` being everybody's scores; null if all are equal. */
export function meanZScoreOf(scores: readonly Tenths[], { count, sum, spread }: Moments): ByRoot | null {
  if (spread === 0n || scores.length === 0) return null
  const some = momentsOf(scores)
  return {
    numerator: BigInt(count) * some.sum - BigInt(some.count) * sum,
    radicand: spread * BigInt(some.count) ** 2n,
  }
}

/** The mean percentile rank of some of those who took a test, among all of them; null without anybody. */
export function meanPercentileOf(scores: readonly Tenths[], all: readonly Tenths[]): Exact | null {
  if (scores.length === 0 || all.length === 0) return null
  const percentiles = percentilesOf(all)
  const numerator = scores.reduce((sum, score) => sum + (percentiles.get(score)?.numerator ?? 0n), 0n)
  return { numerator, denominator: BigInt(2 * all.length * scores.length) }
}
