import { expect, test } from 'vitest'
import { bookUse, isBackwards } from './book-days.ts'

/** 07:59 on 20 November in Beijing, still the day before in UTC. */
const now = new Date('2026-11-19T23:59:00Z')

test.each([
  [null, null, 'open', null],
  ['2026-11-20', null, 'open', null],
  ['2026-11-21', null, 'notBegun', null],
  ['2026-11-21', '2026-11-30', 'notBegun', 11],
  [null, '2026-11-19', 'ended', 0],
  [null, '2025-11-19', 'ended', 0],
  ['2026-11-21', '2026-11-01', 'ended', 0],
  [null, '2026-11-20', 'endsSoon', 1],
  [null, '2026-12-04', 'endsSoon', 15],
  [null, '2026-12-05', 'open', 16],
  ['2026-09-01', '2027-01-31', 'open', 73],
] as const)('a book from %s to %s is %s with %s days', (startDate, endDate, state, validDays) =>
  expect(bookUse({ startDate, endDate }, now)).toEqual({ state, validDays }),
)

test.each([
  [null, null, false],
  ['2026-11-20', null, false],
  [null, '2026-11-20', false],
  ['2026-11-20', '2026-11-20', false],
  ['2026-11-21', '2026-11-20', true],
])('from %s to %s backwards: %s', (startDate, endDate, is) => expect(isBackwards({ startDate, endDate })).toBe(is))
