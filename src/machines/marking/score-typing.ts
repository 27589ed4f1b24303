import type { Criterion } from '#domain/questions/question.ts'
import type { Tenths } from '#domain/values/score.ts'

const point: Tenths = 10
const halfPoint: Tenths = 5

/** The state of typing; see the fields of the same names in `MarkingContext` and `Draft`. */
export interface Typing {
  readonly scores: readonly (Tenths | null)[]
  readonly criterion: number
  readonly typed: number | null
  readonly touched: number | null
}

const maximumOf = (criteria: readonly Criterion[], index: number): Tenths => criteria[index]?.max ?? 0

const withScore = (typing: Typing, index: number, score: Tenths): Typing => ({
  ...typing,
  scores: typing.scores.with(index, score),
})

/** Moves to the next criterion; the last one stays, so that another digit replaces its score. */
const advanced = (typing: Typing): Typing => ({
  ...typing,
  criterion: Math.min(typing.criterion + 1, typing.scores.length - 1),
  typed: null,
  touched: typing.criterion,
})

/**
 * A digit scores the current criterion. A second digit joins the first if both make a valid score of the criterion;
 * otherwise it replaces it. A digit beyond the maximum is ignored.
 */
export function digitTyped(typing: Typing, criteria: readonly Criterion[], digit: number): Typing {
  const { criterion, typed } = typing
  const maximum = maximumOf(criteria, criterion)
  const joined = typed === null ? null : (typed * 10 + digit) * point
  if (joined !== null && joined <= maximum) return advanced(withScore(typing, criterion, joined))
  const score = digit * point
  if (score > maximum) return { ...typing, typed: null }
  const given = withScore(typing, criterion, score)
  const mayGrow = digit > 0 && digit * 10 * point <= maximum
  return mayGrow ? { ...given, typed: digit, touched: criterion } : advanced(given)
}

/** Adds half a point to the criterion scored last, or removes it; never exceeds the maximum. */
export function halfToggled(typing: Typing, criteria: readonly Criterion[]): Typing {
  const index = typing.touched ?? typing.criterion
  const score = typing.scores[index] ?? 0
  const toggled = score % point === halfPoint ? score - halfPoint : score + halfPoint
  if (toggled > maximumOf(criteria, index)) return typing
  const given = withScore({ ...typing, touched: index }, index, toggled)
  return typing.typed === null ? given : advanced(given)
}

/** The position in a submission, without its scores. */
type TypingPosition = Omit<Typing, 'scores'>

/** A digit moved on to this criterion by itself, and nothing has happened since. */
export const hasAdvanced = ({ touched, criterion }: TypingPosition): boolean => touched !== null && touched < criterion

/** Moves to the next criterion, unless a digit just did; the last one stays. */
export function movedOn(position: TypingPosition & { readonly criteria: readonly Criterion[] }): TypingPosition {
  const next = hasAdvanced(position) ? position.criterion : position.criterion + 1
  return { criterion: Math.min(next, position.criteria.length - 1), typed: null, touched: null }
}

/** A score chosen with the mouse or the arrow keys. */
export const scoreChosen = (typing: Typing, criterion: number, score: Tenths): Typing => ({
  ...withScore(typing, criterion, score),
  criterion,
  typed: null,
  touched: criterion,
})
