import { expect, test } from 'vitest'
import { twoDigits, wallTimeOf } from './calendar.ts'
import { schoolOffsetMinutes } from './school-day.ts'

test("the school's clock is eight hours ahead of UTC", () => {
  expect(schoolOffsetMinutes).toBe(480)
  expect(wallTimeOf(Date.UTC(2024, 1, 28, 16, 5, 6, 7), schoolOffsetMinutes)).toEqual({
    year: 2024,
    month: 2,
    day: 29,
    hour: 0,
    minute: 5,
    second: 6,
    millisecond: 7,
    dayNumber: 19_782,
  })
})

test('days before 1970 count downwards', () => {
  expect(wallTimeOf(-1, 0)).toEqual({
    year: 1969,
    month: 12,
    day: 31,
    hour: 23,
    minute: 59,
    second: 59,
    millisecond: 999,
    dayNumber: -1,
  })
})

test('hours and months are written with two digits', () =>
  expect([0, 9, 10].map(twoDigits)).toEqual(['00', '09', '10']))
