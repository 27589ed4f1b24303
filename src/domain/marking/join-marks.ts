import type { Tenths } from '../values/score.ts'

/** One person's mark for an answer marked by several. */
interface OneMark {
  readonly markerId: number
  readonly score: Tenths
}

interface DoubleRule {
  /** Tenths by which two marks may differ. */
  readonly differenceLimit: Tenths
  /** Who decides if they differ by more; null if nobody was named. */
  readonly thirdMarkerId: number | null
}

const halfPoint: Tenths = 5

/** The mean of two marks, rounded up to half a point. */
const meanOf = (one: Tenths, other: Tenths): Tenths => Math.ceil((one + other) / 2 / halfPoint) * halfPoint

const byThird =
  ({ thirdMarkerId }: DoubleRule) =>
  ({ markerId }: OneMark) =>
    markerId === thirdMarkerId

/** The marks of the two who mark everything, in order of arrival. */
const firstTwo = (rule: DoubleRule, marks: readonly OneMark[]) =>
  marks.filter((mark) => !byThird(rule)(mark)).slice(0, 2)

/** Tenths by which the two marks differ; null until there are two. */
export function differenceOf(rule: DoubleRule, marks: readonly OneMark[]): Tenths | null {
  const [one, other] = firstTwo(rule, marks)
  return one === undefined || other === undefined ? null : Math.abs(one.score - other.score)
}

/** The resulting score: the mean if the marks are close, otherwise the third person's; null while undecided. */
export function joinMarks(rule: DoubleRule, marks: readonly OneMark[]): Tenths | null {
  const [one, other] = firstTwo(rule, marks)
  if (one === undefined || other === undefined) return null
  if (Math.abs(one.score - other.score) <= rule.differenceLimit) return meanOf(one.score, other.score)
  return marks.find(byThird(rule))?.score ?? null
}

/**
 * Whether a person may mark: they have marked before, are one of the two, or are the third and the two differ too much.
 */
export function mayMark(rule: DoubleRule, marks: readonly OneMark[], markerId: number): boolean {
  if (marks.some((mark) => mark.markerId === markerId)) return true
  if (markerId !== rule.thirdMarkerId) return firstTwo(rule, marks).length < 2
  const difference = differenceOf(rule, marks)
  return difference !== null && difference > rule.differenceLimit
}
