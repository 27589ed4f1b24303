import type { AnswerByGroup } from './option-analysis.ts'
import type { Ratio } from './rounding.ts'

/** Why an item should be reviewed before it is used again. */
export const itemDoubts = ['weakDoBetter', 'strongChooseWrong', 'tooEasy', 'tooHard'] as const

export type ItemDoubt = (typeof itemDoubts)[number]

/** From `easy` on an item distinguishes nobody, below `hard` hardly anybody knows it; facility in percent. */
const extremes = { easy: 95, hard: 20 } as const

export interface DoubtfulItem {
  readonly facility: Ratio | null
  readonly discrimination: Ratio | null
  /** By the groups that chose them; empty if there are no groups, or a person marks. */
  readonly answers: readonly AnswerByGroup[]
}

/**
 * Signs of a bad item: a negative discrimination, a wrong answer chosen by more of the upper group than the right one
 * (perhaps the key is wrong), a facility of at least 95 % or below 20 %.
 */
export function doubtsOf({ facility, discrimination, answers }: DoubtfulItem): readonly ItemDoubt[] {
  const ofStrong = (isRight: boolean) => answers.filter(({ right }) => right === isRight).map(({ upper }) => upper)
  const right = ofStrong(true).reduce((sum, upper) => sum + upper, 0)
  const isAtLeast = (percent: number) => facility !== null && facility.numerator * 100 >= percent * facility.denominator
  const holds: Readonly<Record<ItemDoubt, boolean>> = {
    weakDoBetter: discrimination !== null && discrimination.numerator < 0,
    strongChooseWrong: ofStrong(false).some((upper) => upper > right),
    tooEasy: isAtLeast(extremes.easy),
    tooHard: facility !== null && !isAtLeast(extremes.hard),
  }
  return itemDoubts.filter((doubt) => holds[doubt])
}
