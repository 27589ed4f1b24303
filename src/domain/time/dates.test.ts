import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { behindWords, midSentence } from './dates.texts.ts'
import { dateText, shortDay } from './dates.ts'

/** School time as an instant. */
const at = (text: string): number => Date.parse(`${text}:00+08:00`)

const now = at('2026-11-18T16:40')

test.each([
  ['2026-11-18T18:00', '今天 18:00', 'Today 18:00'],
  ['2026-11-18T00:00', '今天 00:00', 'Today 00:00'],
  ['2026-11-18T23:59', '今天 23:59', 'Today 23:59'],
  ['2026-11-19T00:00', '明天 00:00', 'Tomorrow 00:00'],
  ['2026-11-19T08:00', '明天 08:00', 'Tomorrow 08:00'],
  ['2026-11-17T23:59', '昨天 23:59', 'Yesterday 23:59'],
  ['2026-11-20T08:00', '11-20 08:00', 'Nov 20 08:00'],
  ['2026-11-24T20:00', '11-24 20:00', 'Nov 24 20:00'],
  ['2026-11-16T07:05', '11-16 07:05', 'Nov 16 07:05'],
  ['2026-01-01T00:00', '01-01 00:00', 'Jan 1 00:00'],
  ['2026-12-31T23:59', '12-31 23:59', 'Dec 31 23:59'],
  ['2025-11-24T20:00', '2025-11-24 20:00', 'Nov 24, 2025 20:00'],
  ['2025-11-18T18:00', '2025-11-18 18:00', 'Nov 18, 2025 18:00'],
  ['2027-01-01T08:00', '2027-01-01 08:00', 'Jan 1, 2027 08:00'],
])('on 2026-11-18, %s reads %s or %s', (date, chinese, english) => {
  expect(dateText(at(date), { now, language: 'zh-CN' })).toBe(chinese)
  expect(dateText(at(date), { now, language: 'en' })).toBe(english)
})

test('tomorrow and yesterday work across the year and the leap day', () => {
  const read = (date: string, today: string) => dateText(at(date), { now: at(today), language: 'zh-CN' })
  expect(read('2027-01-01T08:00', '2026-12-31T23:59')).toBe('明天 08:00')
  expect(read('2026-12-31T20:00', '2027-01-01T00:00')).toBe('昨天 20:00')
  expect(read('2028-02-29T08:00', '2028-02-28T12:00')).toBe('明天 08:00')
  expect(read('2028-03-01T08:00', '2028-02-28T12:00')).toBe('03-01 08:00')
})

test('the day is that of the given clock', () => {
  const instant = Date.UTC(2026, 10, 18, 17)
  const reading = { now: Date.UTC(2026, 10, 18, 12), language: 'zh-CN' } as const
  expect(dateText(instant, reading)).toBe('明天 01:00')
  expect(dateText(instant, { ...reading, offset: 0 })).toBe('今天 17:00')
  expect(dateText(instant, { ...reading, offset: -300 })).toBe('今天 12:00')
})

test.each(['UTC', 'America/New_York', 'Pacific/Kiritimati'])('a machine in %s reads the same', (zone) => {
  vi.stubEnv('TZ', zone)
  const read = (date: string) => dateText(at(date), { now, language: 'zh-CN' })
  expect([read('2026-11-18T00:30'), read('2026-03-08T02:30')]).toEqual(['今天 00:30', '03-08 02:30'])
  vi.unstubAllEnvs()
})

test('only yesterday, today and tomorrow have names', () => {
  const day = 86_400_000
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), fc.nat({ max: day - 1 }), (days, time) => {
      const midnight = at('2026-11-18T00:00')
      const text = dateText(midnight + days * day + time, { now, language: 'zh-CN' })
      expect(/^[今明昨]天 /.test(text)).toBe(Math.abs(days) <= 1)
    }),
  )
})

test.each([
  ['Today 18:00', 'today 18:00'],
  ['Yesterday 08:00', 'yesterday 08:00'],
  ['Nov 24 20:00', 'Nov 24 20:00'],
])('%s reads %s within a sentence', (alone, within) => {
  expect(midSentence(alone)).toBe(within)
})

test.each([
  ['11-24 20:00', ' 11-24 20:00'],
  ['2025-11-24 20:00', ' 2025-11-24 20:00'],
  ['明天 20:00', '明天 20:00'],
])('%s reads "%s" behind Chinese words', (alone, behind) => {
  expect(behindWords(alone)).toBe(behind)
})

test('a day without its year is written in the language', () => {
  expect({ chinese: shortDay('2026-03-08', 'zh-CN'), english: shortDay('2026-03-08', 'en') }).toEqual({
    chinese: '03-08',
    english: 'Mar 8',
  })
})
