import type { Tenths } from '../values/score.ts'

/** A comment with one more sentence, unless it contains it already. */
export function withComment(comment: string, added: string): string {
  const present = comment.trim()
  if (present === '') return added
  return present.includes(added) ? comment : `${present}${/[。！？.!?；;]$/.test(present) ? '' : '；'}${added}`
}

/** Rubric lines the markers of one item may keep, and characters of one. */
export const rubricLimits = { lines: 30, text: 100 } as const

/**
 * A score with a rubric line applied, kept within the criterion; without a score, a deduction starts from the
 * criterion's maximum, anything else from 0.
 */
export function withDelta(score: Tenths | null, delta: Tenths, max: Tenths): Tenths {
  const start = score ?? (delta < 0 ? max : 0)
  return Math.min(max, Math.max(0, start + delta))
}
