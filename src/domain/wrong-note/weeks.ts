import { day as dayLength } from '../time/units.ts'

/** 1970-01-01 was a Thursday. */
const daysBefore = 3

/** Weeks of a class's practice shown together. */
export const weeksShown = 12

/** Weeks shown in the list of classes. */
export const recentWeeks = 4

/** The week of a school day (YYYY-MM-DD). */
export const weekOfDay = (day: string): number => Math.floor((Date.parse(day) / dayLength + daysBefore) / 7)

/** The Monday of a week as YYYY-MM-DD. */
export const mondayOf = (week: number): string =>
  new Date((week * 7 - daysBefore) * dayLength).toISOString().slice(0, 10)

/** The twelve weeks ending with that of a day, earliest first. */
export function weeksUntil(day: string): readonly number[] {
  const last = weekOfDay(day)
  return Array.from({ length: weeksShown }, (_, index) => last - weeksShown + 1 + index)
}
