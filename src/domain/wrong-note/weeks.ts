/** Weeks at school begin on Monday and are counted from the one that 1970 began in. */
const dayLength = 24 * 60 * 60_000

/** 1970-01-01 was a Thursday. */
const daysBefore = 3

/** How many weeks of a class's practice are looked at together. */
export const weeksShown = 12

/** How many weeks the list of classes tells of. */
export const recentWeeks = 4

/** The week of a day at school (YYYY-MM-DD). */
export const weekOfDay = (day: string): number => Math.floor((Date.parse(day) / dayLength + daysBefore) / 7)

/** The Monday of a week as YYYY-MM-DD. */
export const mondayOf = (week: number): string =>
  new Date((week * 7 - daysBefore) * dayLength).toISOString().slice(0, 10)

/** The twelve weeks that end with the one of a day, earliest first. */
export function weeksUntil(day: string): readonly number[] {
  const last = weekOfDay(day)
  return Array.from({ length: weeksShown }, (_, index) => last - weeksShown + 1 + index)
}
