import type { Tenths } from '../values/score.ts'

/** One person's mark of an answer that several persons mark. */
interface OneMark {
  readonly markerId: number
  readonly score: Tenths
}

interface DoubleRule {
  /** Tenths by which two marks may differ. */
  readonly differenceLimit: Tenths
  /** Who decides when they differ by more; null when nobody was named. */
  readonly thirdMarkerId: number | null
}

const halfPoint: Tenths = 5

/** The mean of two marks, up to the next half point. */
const meanOf = (one: Tenths, other: Tenths): Tenths => Math.ceil((one + other) / 2 / halfPoint) * halfPoint

const byThird =
  ({ thirdMarkerId }: DoubleRule) =>
  ({ markerId }: OneMark) =>
    markerId === thirdMarkerId

/** The marks of the two who mark everything, in the order in which they came. */
const firstTwo = (rule: DoubleRule, marks: readonly OneMark[]) =>
  marks.filter((mark) => !byThird(rule)(mark)).slice(0, 2)

/** Tenths by which the two marks differ; null while there are not two. */
export function differenceOf(rule: DoubleRule, marks: readonly OneMark[]): Tenths | null {
  const [one, other] = firstTwo(rule, marks)
  return one === undefined || other === undefined ? null : Math.abs(one.score - other.score)
}

/** The score that the marks make: the mean where they are close, else the third person's; null while that is open. */
export function joinMarks(rule: DoubleRule, marks: readonly OneMark[]): Tenths | null {
  const [one, other] = firstTwo(rule, marks)
  if (one === undefined || other === undefined) return null
  if (Math.abs(one.score - other.score) <= rule.differenceLimit) return meanOf(one.score, other.score)
  return marks.find(byThird(rule))?.score ?? null
}

/** Whether somebody's mark is wanted: their own again, one of two, or the third where these differ too much. */
export function mayMark(rule: DoubleRule, marks: readonly OneMark[], markerId: number): boolean {
  if (marks.some((mark) => mark.markerId === markerId)) return true
  if (markerId !== rule.thirdMarkerId) return firstTwo(rule, marks).length < 2
  const difference = differenceOf(rule, marks)
  return difference !== null && difference > rule.differenceLimit
}
