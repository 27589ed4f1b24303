import type { Language } from '../portal/language.ts'
import { monthAndDay } from './months.ts'

interface DateTexts {
  readonly yesterday: string
  readonly today: string
  readonly tomorrow: string
  /** Month from 1; both numbers as they are. */
  readonly inYear: (month: number, day: number) => string
  readonly otherYear: (year: number, month: number, day: number) => string
}

const padded = (value: number): string => String(value).padStart(2, '0')

export const dateTexts: Readonly<Record<Language, DateTexts>> = {
  'zh-CN': {
    yesterday: '昨天',
    today: '今天',
    tomorrow: '明天',
    inYear: (month, day) => `${padded(month)}-${padded(day)}`,
    otherYear: (year, month, day) => `${year}-${padded(month)}-${padded(day)}`,
  },
  en: {
    yesterday: 'Yesterday',
    today: 'Today',
    tomorrow: 'Tomorrow',
    inYear: monthAndDay,
    otherYear: (year, month, day) => `${monthAndDay(month, day)}, ${year}`,
  },
}

/** A Chinese date as it follows other words, with a space before digits only: 至 11-24 20:00, 至明天 20:00. */
export const behindWords = (date: string): string => (/^\d/.test(date) ? ` ${date}` : date)

/** An English date as it follows other words: tomorrow 18:00 for Tomorrow 18:00; names of months are unchanged. */
export const midSentence = (date: string): string =>
  date.replace(/^(?:Yesterday|Today|Tomorrow)/, (day) => day.toLowerCase())
