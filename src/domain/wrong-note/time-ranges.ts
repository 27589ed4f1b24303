import { daysAfter } from '../time/school-day.ts'

/** The periods that wrong-question books offer, and their days. */
const daysOf = { week: 7, month: 28, term: 84 } as const

export type TimeRange = keyof typeof daysOf

export const timeRanges = ['week', 'month', 'term'] as const satisfies readonly TimeRange[]

/** The first day of a period that ends today. */
export const startOf = (range: TimeRange, today: string): string => daysAfter(today, 1 - daysOf[range])

/** School days, both inclusive. */
export interface Days {
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}

/** The period that these days are; `own` is any other, `all` none. */
export function rangeOf({ startDate, endDate }: Days, today: string): TimeRange | 'all' | 'own' {
  if (startDate === undefined && endDate === undefined) return 'all'
  const known = timeRanges.find((range) => startOf(range, today) === startDate)
  return known !== undefined && endDate === undefined ? known : 'own'
}
