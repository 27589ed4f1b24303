import type { Tenths } from '../values/score.ts'

/** One person's mark for an answer marked by several. */
interface OneMark {
  readonly markerId: number
  readonly score: Tenths
}

/** What an answer marked by several has got so far. */
export interface GivenMarks<Mark extends OneMark = OneMark> {
  /** In order of arrival. */
  readonly marks: readonly Mark[]
  /** What the teacher who leads decided, as nobody else could; null if nothing. */
  readonly settled: Tenths | null
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

/**
 * The resulting score: the mean if the marks are close, otherwise what was settled, or the third person's; null while
 * undecided.
 */
export function joinMarks(rule: DoubleRule, { marks, settled }: GivenMarks): Tenths | null {
  const [one, other] = firstTwo(rule, marks)
  if (one === undefined || other === undefined) return settled
  if (Math.abs(one.score - other.score) <= rule.differenceLimit) return meanOf(one.score, other.score)
  return settled ?? marks.find(byThird(rule))?.score ?? null
}

/**
 * Whether a person may mark: they have marked before, or nothing is settled and they are one of the two, or the third,
 * the two differ too much and no former third has decided.
 */
export function mayMark(rule: DoubleRule, { marks, settled }: GivenMarks, markerId: number): boolean {
  if (marks.some((mark) => mark.markerId === markerId)) return true
  if (settled !== null) return false
  const isThird = byThird(rule)
  if (!isThird({ markerId })) return firstTwo(rule, marks).length < 2
  const difference = differenceOf(rule, marks)
  const isOpen = difference !== null && difference > rule.differenceLimit && !marks.some(isThird)
  return isOpen && markerId === rule.thirdMarkerId
}

/**
 * Whether the teacher who leads may settle an answer: it has no score by its marks, and of those who may mark at present
 * nobody could still give one. What was settled may be settled anew.
 */
export function maySettle(rule: DoubleRule, { marks, settled }: GivenMarks, markerIds: readonly number[]): boolean {
  const byMarks: GivenMarks = { marks, settled: null }
  if (joinMarks(rule, byMarks) !== null) return false
  const hasMarked = (uid: number) => marks.some(({ markerId }) => markerId === uid)
  return settled !== null || !markerIds.some((uid) => !hasMarked(uid) && mayMark(rule, byMarks, uid))
}
