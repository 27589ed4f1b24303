import { wholeAnswer } from '#domain/questions/blank-item.ts'
import type { AnswerKey, Criterion } from '#domain/questions/question.ts'
import { totalOf } from '#domain/values/score.ts'
import type { Tenths } from '#domain/values/score.ts'

/** What is wrong with a written mark; `index` is that of the criterion at fault, if any. */
export type CriteriaFault =
  | { readonly reason: 'wrongCount' }
  | { readonly reason: 'notHalfPoints' | 'belowZero' | 'aboveMaximum'; readonly index: number }

export type CriteriaMark = { readonly ok: true; readonly total: Tenths } | ({ readonly ok: false } & CriteriaFault)

function faultOf(score: Tenths, maximum: Tenths): 'notHalfPoints' | 'belowZero' | 'aboveMaximum' | null {
  if (!Number.isSafeInteger(score) || score % 5 !== 0) return 'notHalfPoints'
  if (score < 0) return 'belowZero'
  return score > maximum ? 'aboveMaximum' : null
}

/**
 * The total of a written mark with one score per criterion in tenths of a point: half points, from 0 to the criterion's
 * maximum. Otherwise the first fault.
 */
export function markByCriteria(criteria: readonly Criterion[], scores: readonly Tenths[]): CriteriaMark {
  if (scores.length !== criteria.length) return { ok: false, reason: 'wrongCount' }
  for (const [index, criterion] of criteria.entries()) {
    const reason = faultOf(scores[index] ?? Number.NaN, criterion.max)
    if (reason !== null) return { ok: false, reason, index }
  }
  return { ok: true, total: totalOf(scores) }
}

/**
 * By what a person marks an answer: a written one by the criteria of its key, a blank of which no rule can say whether it
 * is right as a whole. Null where nobody has to be asked.
 */
export function criteriaOf(key: AnswerKey, full: Tenths): readonly Criterion[] | null {
  switch (key.kind) {
    case 'written':
      return key.criteria
    case 'blank':
    case 'number':
      return [{ name: wholeAnswer, hint: '', max: full }]
    default:
      return null
  }
}

/** The full mark of a written item. */
export const fullMarkOf = (criteria: readonly Criterion[]): Tenths => totalOf(criteria.map(({ max }) => max))

/** Whether a score could be the total of a written mark: half points, from 0 to the full mark. */
export const isTotalOf = (criteria: readonly Criterion[], score: Tenths): boolean =>
  faultOf(score, fullMarkOf(criteria)) === null
