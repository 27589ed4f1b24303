import { percentWhole } from '#domain/statistics/rounding.ts'

export interface Tally {
  readonly answered: number
  readonly wrong: number
}

/** The share of wrong answers in whole percent, as text. */
export const shareText = ({ answered, wrong }: Tally): string =>
  answered === 0 ? '–' : `${percentWhole(wrong, answered)}%`

/** From this share on a group should be practised again: 40 %. */
export const isHigh = ({ answered, wrong }: Tally): boolean => wrong * 10 >= answered * 4

/** The share of wrong answers in a week, as one of the four shades of the strip. */
export function stepOf({ answered, wrong }: Tally): 'low' | 'some' | 'many' | 'most' {
  const percent = answered === 0 ? 0 : (wrong * 100) / answered
  if (percent < 20) return 'low'
  if (percent < 40) return 'some'
  return percent < 60 ? 'many' : 'most'
}
