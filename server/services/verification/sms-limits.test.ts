import { expect, test } from 'vitest'
import { smsWait } from './sms-limits.ts'

const start = Date.parse('2026-11-20T00:00:00Z')
const day = 86_400_000

const sends = (...offsets: readonly number[]) =>
  offsets.map((offset) => ({ sentAt: new Date(start + offset), isAccepted: true }))

const waitAt = (offset: number, given: Parameters<typeof smsWait>[0]) => smsWait(given, new Date(start + offset))

test('a first code is allowed, the next one after 59 seconds to the millisecond', () => {
  expect(waitAt(0, [])).toBe(null)
  expect(waitAt(0, sends(0))).toEqual({ id: 'smsTooSoon', waitSeconds: 59 })
  expect(waitAt(58_999, sends(0))).toEqual({ id: 'smsTooSoon', waitSeconds: 1 })
  expect(waitAt(59_000, sends(0))).toBe(null)
})

test('a code that could not be sent counts, but makes nobody wait', () => {
  const failed = sends(1_000).map((send) => ({ ...send, isAccepted: false }))
  expect(waitAt(1_001, failed)).toBe(null)
  expect(waitAt(30_000, [...sends(0), ...failed])).toEqual({ id: 'smsTooSoon', waitSeconds: 29 })
  const five = Array.from({ length: 5 }, () => failed).flat()
  expect(waitAt(2_000, five)).toEqual({ id: 'smsLimit', waitSeconds: day / 1_000 - 1 })
})

test('five within 24 hours; the sixth is allowed once the first is a day old, to the millisecond', () => {
  const hours = sends(0, 60_000, 120_000, 180_000, 240_000)
  expect(waitAt(300_000, hours)).toEqual({ id: 'smsLimit', waitSeconds: (day - 300_000) / 1_000 })
  expect(waitAt(day - 1, hours)).toEqual({ id: 'smsLimit', waitSeconds: 1 })
  expect(waitAt(day, hours)).toBe(null)
  expect(waitAt(day + 59_999, [...hours.slice(1), ...sends(day)])).toEqual({ id: 'smsLimit', waitSeconds: 1 })
  expect(waitAt(day + 60_000, [...hours.slice(1), ...sends(day)])).toBe(null)
})
