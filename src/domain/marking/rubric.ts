import type { Criterion } from '../questions/question.ts'
import type { Tenths } from '../values/score.ts'

/** Characters of a comment. */
export const commentLimit = 500

/** A comment with one more sentence, unless it contains it already; cut at the limit, between two characters. */
export function withComment(comment: string, added: string): string {
  const present = comment.trim()
  if (present === '') return added
  if (present.includes(added)) return comment
  const joined = `${present}${/[。！？.!?；;]$/.test(present) ? '' : '；'}${added}`
  return [...joined].slice(0, commentLimit).join('')
}

/** Rubric lines the markers of one item may keep, characters of one, and earlier ones that are looked through. */
export const rubricLimits = { lines: 30, text: 100, earlier: 200 } as const

interface Line {
  readonly criterion: number
  readonly lineText: string
  readonly delta: Tenths
}

/**
 * Lines of other items that an item with these criteria can take, each once and without those it has: under the
 * criterion with the same index, otherwise the first that is worth as much.
 */
export function earlierLines(
  criteria: readonly Criterion[],
  present: readonly Line[],
  earlier: readonly Line[],
): Line[] {
  const known = new Set(present.map(sameness))
  return earlier.flatMap((line) => {
    const hasRoom = ({ max }: Criterion) => Math.abs(line.delta) <= max
    const own = criteria[line.criterion]
    const criterion = own !== undefined && hasRoom(own) ? line.criterion : criteria.findIndex(hasRoom)
    if (criterion === -1 || known.has(sameness(line))) return []
    known.add(sameness(line))
    return [{ ...line, criterion }]
  })
}

const sameness = ({ lineText, delta }: Line): string => `${delta} ${lineText}`

/**
 * A score with a rubric line applied, kept within the criterion; without a score, a deduction starts from the
 * criterion's maximum, anything else from 0.
 */
export function withDelta(score: Tenths | null, delta: Tenths, max: Tenths): Tenths {
  const start = score ?? (delta < 0 ? max : 0)
  return Math.min(max, Math.max(0, start + delta))
}
