import { minute } from './units.ts'

/** The reading of a wall clock; months from 1. */
export interface WallTime {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly millisecond: number
  /** Days since 1970-01-01 on that clock. */
  readonly dayNumber: number
}

/** What a clock `offset` minutes ahead of UTC shows at an instant (milliseconds since 1970). */
export function wallTimeOf(instant: number, offset: number): WallTime {
  const shifted = instant + offset * minute
  const date = new Date(shifted)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    millisecond: date.getUTCMilliseconds(),
    dayNumber: Math.floor(shifted / (24 * 60 * minute)),
  }
}

export const twoDigits = (value: number): string => String(value).padStart(2, '0')
