import type { AnswerByGroup } from './option-analysis.ts'
import type { Ratio } from './rounding.ts'

/** Why an item is to be looked at before it is used again. */
export const itemDoubts = ['weakDoBetter', 'strongChooseWrong', 'tooEasy', 'tooHard'] as const

export type ItemDoubt = (typeof itemDoubts)[number]

/** From this facility on an item tells nobody apart, and below that one hardly anybody knows it; in percent. */
const extremes = { easy: 95, hard: 20 } as const

export interface DoubtfulItem {
  readonly facility: Ratio | null
  readonly discrimination: Ratio | null
  /** With the groups that chose them; empty where there are no groups, or a person marks. */
  readonly answers: readonly AnswerByGroup[]
}

/**
 * What speaks against an item: a negative discrimination, a wrong answer that more of the upper group give than the right
 * one (perhaps the key is wrong), a facility of at least 95 % or below 20 %.
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
