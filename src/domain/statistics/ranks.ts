import type { Tenths } from '#domain/values/score.ts'

/** The rank of each score, in the given order; equal scores share the better rank: 1, 2, 2, 4. */
export function ranksOf(scores: readonly Tenths[]): readonly number[] {
  const ranks = new Map<Tenths, number>()
  for (const [index, score] of scores.toSorted((left, right) => right - left).entries()) {
    if (!ranks.has(score)) ranks.set(score, index + 1)
  }
  return scores.map((score) => ranks.get(score) ?? 0)
}
