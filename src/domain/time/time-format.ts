import { twoDigits, wallTimeOf } from './calendar.ts'
import { schoolOffsetMinutes } from './school-day.ts'

/**
 * An instant (milliseconds since 1970) formatted by tokens (specification §9): Y year, m month, d day, h hour (24), i
 * minutes, s seconds (two digits each), S milliseconds (three). Other characters are kept. `offset` is in minutes ahead
 * of UTC, school time by default.
 */
export function formatTime(instant: number, format = 'Y-m-d h:i:s', offset = schoolOffsetMinutes): string {
  const time = wallTimeOf(instant, offset)
  const values: Readonly<Record<string, string>> = {
    Y: String(time.year).padStart(4, '0'),
    m: twoDigits(time.month),
    d: twoDigits(time.day),
    h: twoDigits(time.hour),
    i: twoDigits(time.minute),
    s: twoDigits(time.second),
    S: String(time.millisecond).padStart(3, '0'),
  }
  return format.replaceAll(/[YmdhisS]/g, (token) => values[token] ?? token)
}
