import { twoDigits } from '../time/calendar.ts'
import { featureLimits } from './feature-limits.ts'

/** How long a school opens a feature: a month, until the end of term, a year, or until a chosen day. */
export const grantSpans = ['month', 'term', 'year', 'own'] as const

export type GrantSpan = (typeof grantSpans)[number]

/** The last day of a span that starts on a school day (both YYYY-MM-DD); terms end with January and July. */
export function lastDayOfSpan(span: Exclude<GrantSpan, 'own'>, today: string): string {
  const [year, month, day] = partsOf(today)
  switch (span) {
    case 'month':
      return dayOf(year + Math.floor(month / 12), (month % 12) + 1, day)
    case 'year':
      return dayOf(year + 1, month, day)
    case 'term':
      if (month > 7) return dayOf(year + 1, 1, 31)
      return month === 1 ? dayOf(year, 1, 31) : dayOf(year, 7, 31)
  }
}

/** The latest day until which a feature may be opened. */
export function furthestDay(today: string): string {
  const [year, month, day] = partsOf(today)
  return dayOf(year + featureLimits.longestYears, month, day - 1)
}

const partsOf = (day: string): [number, number, number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}

/** A day of a month, clamped to the month's length; 0 is the last day of the previous month. */
function dayOf(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const date = new Date(Date.UTC(year, month - 1, Math.min(day, last)))
  return `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`
}
