import type { PaperItem } from '../paper.ts'

/** Specification §9: half points from 0 to 999.5, in tenths. */
export const isPlainScore = (score: number): boolean => score >= 0 && score <= 9995 && score % 5 === 0

/** The item with another score; the criteria of a written one share it in half points, as they shared the old one. */
export function plainWithScore(item: PaperItem, score: number): PaperItem {
  if (item.score === score || item.key.kind !== 'written') return { ...item, score }
  const { criteria } = item.key
  const halves = halvesFor(
    score / 5,
    criteria.map(({ max }) => max),
  )
  const changed = criteria.map((criterion, index) => ({ ...criterion, max: (halves[index] ?? 0) * 5 }))
  return { ...item, score, key: { ...item.key, criteria: changed } }
}

/** Each gets the whole halves of its share; each half left over goes to the first whose remainder is largest. */
function halvesFor(halves: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((whole, weight) => whole + weight, 0)
  const shares = sum === 0 ? weights.map(() => 1) : weights
  const whole = sum === 0 ? weights.length : sum
  const remainders = shares.map((share) => (halves * share) % whole)
  const given = shares.map((share, index) => (halves * share - (remainders[index] ?? 0)) / whole)
  for (let left = halves - given.reduce((one, other) => one + other, 0); left > 0; left--) {
    const next = remainders.indexOf(Math.max(...remainders))
    given[next] = (given[next] ?? 0) + 1
    remainders[next] = -1
  }
  return given
}
