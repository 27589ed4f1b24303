import { featureLimits } from '../features/feature-limits.ts'
import { schoolDay } from '../time/school-day.ts'
import { day as dayLength } from '../time/units.ts'

/** The first and last school day (YYYY-MM-DD, both inclusive) of a class's use of a book; null for no limit. */
export interface BookDays {
  readonly startDate: string | null
  readonly endDate: string | null
}

export const bookStates = ['notBegun', 'open', 'endsSoon', 'ended'] as const

export type BookState = (typeof bookStates)[number]

export interface BookUse {
  readonly state: BookState
  /** Days left, including today; 0 if it is over, null if there is no end. */
  readonly validDays: number | null
}

/** The state of a book on the school day of an instant (specification §3: startDate, endDate, validDays). */
export function bookUse({ startDate, endDate }: BookDays, now: Date): BookUse {
  const today = schoolDay(now)
  const validDays = endDate === null ? null : Math.max(0, (Date.parse(endDate) - Date.parse(today)) / dayLength + 1)
  if (validDays === 0) return { state: 'ended', validDays }
  if (startDate !== null && today < startDate) return { state: 'notBegun', validDays }
  return { state: validDays !== null && validDays - 1 <= featureLimits.endsSoonDays ? 'endsSoon' : 'open', validDays }
}

/** Whether the last day is before the first. */
export const isBackwards = ({ startDate, endDate }: BookDays): boolean =>
  startDate !== null && endDate !== null && endDate < startDate
