import type { Criterion } from '#domain/questions/question.ts'
import { type Tenths, totalOf } from '#domain/values/score.ts'
import type { PaperItem, PaperQuestion } from '../paper.ts'
import { paperLimits } from '../paper-limits.ts'
import type { ItemScore } from './operations.ts'

const { lowest, highest, step } = paperLimits.score

/** Whether an item of a paper can have this score: half points from 0 to 999.5. */
export const isScore = (score: Tenths): boolean =>
  Number.isInteger(score) && score % step === 0 && score >= lowest && score <= highest

/** An item with another score; the maxima of its criteria are adjusted to add up to it. */
export function withScore(item: PaperItem, score: Tenths): PaperItem {
  if (item.score === score) return item
  if (item.key.kind !== 'written') return { ...item, score }
  return { ...item, score, key: { ...item.key, criteria: scaled(item.key.criteria, score) } }
}

function scaled(criteria: readonly Criterion[], score: Tenths): readonly Criterion[] {
  const maxima = apportion(
    score,
    criteria.map(({ max }) => max),
  )
  return criteria.map((criterion, index) => ({ ...criterion, max: maxima[index] ?? 0 }))
}

/** The same score for every item of these questions. */
export const sameForEach = (questions: readonly PaperQuestion[], score: Tenths): readonly ItemScore[] =>
  questions.flatMap(({ items }) => items.map(({ itemId }) => ({ itemId, score })))

/** A total spread over the items of these questions: evenly, or in proportion to their scores. */
export function spreadOver(
  questions: readonly PaperQuestion[],
  total: Tenths,
  how: 'evenly' | 'inProportion',
): readonly ItemScore[] {
  const items = questions.flatMap((question) => question.items)
  const parts = apportion(
    total,
    items.map(({ score }) => (how === 'evenly' ? 1 : score)),
  )
  return items.map(({ itemId }, index) => ({ itemId, score: parts[index] ?? 0 }))
}

/**
 * Divides a total in half points in proportion to weights: into half points that add up to it, rounding up the largest
 * remainders, the first of equal ones. All-zero weights count as equal. No weights, no parts.
 */
export function apportion(total: Tenths, weights: readonly number[]): readonly Tenths[] {
  const sum = weights.reduce((whole, weight) => whole + weight, 0)
  if (sum === 0 && weights.length > 0)
    return apportion(
      total,
      weights.map(() => 1),
    )
  const steps = total / step
  // In whole numbers: in fractions, equal remainders would differ in their last digit.
  const remainders = weights.map((weight) => (steps * weight) % sum)
  const whole = weights.map((weight) => Math.floor((steps * weight) / sum))
  const missing = steps - totalOf(whole)
  const byRemainder = remainders
    .map((remainder, index) => ({ index, remainder }))
    .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index)
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index))
  return whole.map((part, index) => (part + (raised.has(index) ? 1 : 0)) * step)
}
