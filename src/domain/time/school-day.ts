import { day as dayLength, minute } from './units.ts'

/** Schools use Beijing time, whatever the machine's clock says. */
export const schoolOffsetMinutes = 480

/** The school day as YYYY-MM-DD. */
export const schoolDay = (now: Date): string =>
  new Date(now.getTime() + schoolOffsetMinutes * minute).toISOString().slice(0, 10)

/** The last millisecond of a school day (YYYY-MM-DD), since 1970: the end of anything valid until that day. */
export const endOfSchoolDay = (day: string): number => Date.parse(day) + dayLength - schoolOffsetMinutes * minute - 1

/** The school day so many days after another one, both YYYY-MM-DD. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)
