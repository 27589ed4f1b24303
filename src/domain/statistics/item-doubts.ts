import type { ByRoot } from './exact.ts'
import type { AnswerByGroup } from './option-analysis.ts'
import type { Ratio } from './rounding.ts'

/** Why an item should be reviewed before it is used again. */
export const itemDoubts = ['weakDoBetter', 'strongChooseWrong', 'tellsLittle', 'tooEasy', 'tooHard'] as const

export type ItemDoubt = (typeof itemDoubts)[number]

/** From `easy` on an item distinguishes nobody, below `hard` hardly anybody knows it; facility in percent. */
const extremes = { easy: 95, hard: 20 } as const

/** Below this correlation with the rest of the paper, in hundredths, an item tells nothing about the student. */
const leastCorrelation = 10

/** Of fewer students nobody can say whether an item is too easy or too hard, as with the other figures. */
const fewestStudents = 10

export interface DoubtfulItem {
  readonly students: number
  readonly facility: Ratio | null
  readonly discrimination: Ratio | null
  /** With the other items of the paper. */
  readonly correlation: ByRoot | null
  /** By the groups that chose them; empty if there are no groups, or a person marks. */
  readonly answers: readonly AnswerByGroup[]
}

/**
 * Signs of a bad item: a negative discrimination, a wrong answer chosen by more of the upper group than the right one
 * (perhaps the key is wrong), a correlation with the other items below 0.1, a facility of at least 95 % or below 20 %; none with fewer than 10 students.
 * The correlation of an item that is too easy or too hard is low for that very reason and says nothing more.
 */
export function doubtsOf(item: DoubtfulItem): readonly ItemDoubt[] {
  const { students, facility, discrimination, correlation, answers } = item
  if (students < fewestStudents) return []
  const ofStrong = (isRight: boolean) => answers.filter(({ right }) => right === isRight).map(({ upper }) => upper)
  const right = ofStrong(true).reduce((sum, upper) => sum + upper, 0)
  const isAtLeast = (percent: number) => facility !== null && facility.numerator * 100 >= percent * facility.denominator
  const tooEasy = isAtLeast(extremes.easy)
  const tooHard = facility !== null && !isAtLeast(extremes.hard)
  const holds: Readonly<Record<ItemDoubt, boolean>> = {
    weakDoBetter: discrimination !== null && discrimination.numerator < 0,
    strongChooseWrong: ofStrong(false).some((upper) => upper > right),
    tellsLittle: correlation !== null && !tooEasy && !tooHard && isBelowLeast(correlation),
    tooEasy,
    tooHard,
  }
  return itemDoubts.filter((doubt) => holds[doubt])
}

const isBelowLeast = ({ numerator, radicand }: ByRoot): boolean =>
  numerator < 0n || (numerator * 100n) ** 2n < radicand * BigInt(leastCorrelation ** 2)
