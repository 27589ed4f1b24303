import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatTime } from './time-format.ts'

const instant = Date.UTC(2026, 0, 2, 3, 4, 5, 6)

test.each([
  [undefined, '2026-01-02 11:04:05'],
  ['Y-m-d h:i:s', '2026-01-02 11:04:05'],
  ['Y', '2026'],
  ['m', '01'],
  ['d', '02'],
  ['h', '11'],
  ['i', '04'],
  ['s', '05'],
  ['S', '006'],
  ['Y年m月d日', '2026年01月02日'],
  ['YY', '20262026'],
  ['', ''],
  ['M D H', 'M D H'],
])('%j writes %j', (format, text) => expect(formatTime(instant, format)).toBe(text))

test('the offset moves the day', () => {
  expect(formatTime(Date.UTC(2025, 11, 31, 16), 'Y-m-d h:i')).toBe('2026-01-01 00:00')
  expect(formatTime(Date.UTC(2025, 11, 31, 16), 'Y-m-d h:i', 0)).toBe('2025-12-31 16:00')
  expect(formatTime(Date.UTC(2026, 0, 1, 0), 'Y-m-d h:i', -300)).toBe('2025-12-31 19:00')
})

test('all tokens together are the ISO text', () => {
  const date = fc.date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(date, (moment) => {
      expect(formatTime(moment.getTime(), 'Y-m-dTh:i:s.SZ', 0)).toBe(moment.toISOString())
    }),
  )
})
