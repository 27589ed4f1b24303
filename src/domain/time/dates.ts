import type { WallTime } from './calendar.ts'
import { twoDigits, wallTimeOf } from './calendar.ts'
import { dateTexts } from './dates.texts.ts'
import type { Language } from '../portal/language.ts'
import { schoolOffsetMinutes } from './school-day.ts'

/** Where and when a date is read. */
export interface Reading {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly language: Language
  /** Minutes ahead of UTC; school time by default. */
  readonly offset?: number
}

function dayText(day: WallTime, today: WallTime, language: Language): string {
  const texts = dateTexts[language]
  switch (day.dayNumber - today.dayNumber) {
    case -1:
      return texts.yesterday
    case 0:
      return texts.today
    case 1:
      return texts.tomorrow
    default:
      return day.year === today.year ? texts.inYear(day.month, day.day) : texts.otherYear(day.year, day.month, day.day)
  }
}

/**
 * An instant (milliseconds since 1970) in words for the screen: 今天 18:00, 明天 08:00, 昨天 20:00, otherwise 11-24 20:00, in
 * another year 2025-11-24 20:00; in English Today 18:00, Nov 24 20:00, Nov 24, 2025 20:00.
 */
export function dateText(instant: number, { now, language, offset = schoolOffsetMinutes }: Reading): string {
  const time = wallTimeOf(instant, offset)
  return `${dayText(time, wallTimeOf(now, offset), language)} ${twoDigits(time.hour)}:${twoDigits(time.minute)}`
}

/** A school day (YYYY-MM-DD) without its year: 11-24, Nov 24. */
export function shortDay(day: string, language: Language): string {
  const [, month = 0, date = 0] = day.split('-').map(Number)
  return dateTexts[language].inYear(month, date)
}
