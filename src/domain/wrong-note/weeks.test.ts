import { expect, test } from 'vitest'
import { mondayOf, weekOfDay, weeksUntil } from './weeks.ts'

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  ['1970-01-01', '1969-12-29'],
])('%s lies in the week of Monday %s', (day, monday) => {
  expect(mondayOf(weekOfDay(day))).toBe(monday)
})

test('twelve weeks end with the one of the day', () => {
  const mondays = weeksUntil('2026-11-20').map(mondayOf)
  expect({ count: mondays.length, first: mondays[0], beforeLast: mondays[10], last: mondays[11] }).toEqual({
    count: 12,
    first: '2026-08-31',
    beforeLast: '2026-11-09',
    last: '2026-11-16',
  })
})
