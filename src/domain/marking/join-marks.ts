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
  /** Who decided before them and was replaced. */
  readonly formerThirdIds: readonly number[]
}

const halfPoint: Tenths = 5

/** The mean of two marks, rounded up to half a point. */
const meanOf = (one: Tenths, other: Tenths): Tenths => Math.ceil((one + other) / 2 / halfPoint) * halfPoint

/** Whether a mark decides, whoever else decides now. */
export const byThird =
  ({ thirdMarkerId, formerThirdIds }: DoubleRule) =>
  ({ markerId }: Pick<OneMark, 'markerId'>): boolean =>
    markerId === thirdMarkerId || formerThirdIds.includes(markerId)

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
 * Whether a person may mark: they have marked before, are one of the two, or are the third, the two differ too much and
 * no former third has decided.
 */
export function mayMark(rule: DoubleRule, marks: readonly OneMark[], markerId: number): boolean {
  if (marks.some((mark) => mark.markerId === markerId)) return true
  const isThird = byThird(rule)
  if (!isThird({ markerId })) return firstTwo(rule, marks).length < 2
  const difference = differenceOf(rule, marks)
  const isOpen = difference !== null && difference > rule.differenceLimit && !marks.some(isThird)
  return isOpen && markerId === rule.thirdMarkerId
}
