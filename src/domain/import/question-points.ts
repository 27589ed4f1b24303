/** The points of a question belong to the whole of it, and those of a heading to all questions below it. */
import { paperLimits } from '#domain/paper/paper-limits.ts'
import { type Tenths, totalOf } from '#domain/values/score.ts'
import type { ImportedItem } from './imported-paper.ts'

const { step } = paperLimits.score

/** The points of a question for each of its blanks, in steps of a score: what is left over goes to the first. */
export function dividedPoints(points: Tenths | null, blanks: number): readonly (Tenths | null)[] {
  if (points === null) return Array.from({ length: blanks }, () => null)
  const share = Math.floor(points / blanks / step) * step
  return Array.from({ length: blanks }, (_, index) => (index === 0 ? points - share * (blanks - 1) : share))
}

/** Whether all items have points, and these do not add up to the total. */
export function contradicts(total: Tenths, items: readonly ImportedItem[]): boolean {
  const scores = items.flatMap(({ score }) => (score === null ? [] : [score]))
  return scores.length === items.length && totalOf(scores) !== total
}
