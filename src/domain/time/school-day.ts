/** Schools keep Beijing time, whatever the clock of the machine says. */
export const schoolOffsetMinutes = 480

/** The day at school as YYYY-MM-DD. */
export const schoolDay = (now: Date): string =>
  new Date(now.getTime() + schoolOffsetMinutes * 60_000).toISOString().slice(0, 10)

const dayLength = 24 * 60 * 60_000

/** The last millisecond of a day at school (YYYY-MM-DD), since 1970: when what lasts until that day ends. */
export const endOfSchoolDay = (day: string): number => Date.parse(day) + dayLength - schoolOffsetMinutes * 60_000 - 1

/** The day at school so many days after another one, both YYYY-MM-DD. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)
