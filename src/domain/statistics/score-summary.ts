import type { Tenths } from '#domain/values/score.ts'
import { totalOf } from '#domain/values/score.ts'
import { wholeRoot } from './exact.ts'
import { roundedQuotient } from './rounding.ts'

/** Percent of the full mark from which a score is a pass. */
export const passPercent = 60

/** Whether a score is at least 60 % of the full mark (both in tenths), without division. */
export const isPass = (score: Tenths, fullMark: Tenths): boolean => score * 100 >= passPercent * fullMark

/** Figures of a class, as a report names them; `passed` is the number of scores of at least 60 % of the full mark. */
export const statisticNames = ['mean', 'median', 'deviation', 'highest', 'lowest', 'passed'] as const

export type StatisticName = (typeof statisticNames)[number]

/** In tenths of a point, except `passed`; mean, median and deviation are rounded to whole tenths, halves up. */
export type ScoreSummary = Readonly<Record<StatisticName, Tenths>>

function medianOf(sorted: readonly Tenths[]): Tenths {
  const middle = sorted.length / 2
  const low = sorted[Math.ceil(middle) - 1] ?? 0
  const high = sorted[Math.floor(middle)] ?? 0
  return roundedQuotient(low + high, 2)
}

/**
 * Population standard deviation √(Σ(x − mean)² / n) = √(nΣx² − (Σx)²) / n, rounded exactly: with v = nΣx² − (Σx)², the
 * result is ⌊(⌊√(4v) / n⌋ + 1) / 2⌋.
 */
function deviationOf(scores: readonly Tenths[], sum: Tenths): Tenths {
  const count = BigInt(scores.length)
  const squares = scores.reduce((total, score) => total + BigInt(score) ** 2n, 0n)
  const variance = count * squares - BigInt(sum) ** 2n
  return Number((wholeRoot(4n * variance) / count + 1n) / 2n)
}

/**
 * Mean Σx / n, median, population standard deviation, extremes and passes of the marked scores, in tenths of a point;
 * null while there is none.
 */
export function summaryOf(scores: readonly Tenths[], fullMark: Tenths): ScoreSummary | null {
  const sorted = scores.toSorted((left, right) => left - right)
  const [lowest, highest] = [sorted[0], sorted.at(-1)]
  if (lowest === undefined || highest === undefined) return null
  const sum = totalOf(scores)
  return {
    mean: roundedQuotient(sum, scores.length),
    median: medianOf(sorted),
    deviation: deviationOf(scores, sum),
    highest,
    lowest,
    passed: scores.filter((score) => isPass(score, fullMark)).length,
  }
}
