import { expect, test } from 'vitest'
import { furthestDay, lastDayOfSpan } from './grant-until.ts'

test.each([
  ['2026-11-20', '2026-12-20', '2027-01-31', '2027-11-20', '2031-11-19'],
  ['2026-01-31', '2026-02-28', '2026-01-31', '2027-01-31', '2031-01-30'],
  ['2026-02-01', '2026-03-01', '2026-07-31', '2027-02-01', '2031-01-31'],
  ['2028-02-29', '2028-03-29', '2028-07-31', '2029-02-28', '2033-02-28'],
  ['2026-07-31', '2026-08-31', '2026-07-31', '2027-07-31', '2031-07-30'],
  ['2026-08-01', '2026-09-01', '2027-01-31', '2027-08-01', '2031-07-31'],
  ['2026-12-31', '2027-01-31', '2027-01-31', '2027-12-31', '2031-12-30'],
])(
  'from %s on: a month until %s, the term until %s, a year until %s, at most until %s',
  (today, month, term, year, furthest) =>
    expect({
      month: lastDayOfSpan('month', today),
      term: lastDayOfSpan('term', today),
      year: lastDayOfSpan('year', today),
      furthest: furthestDay(today),
    }).toEqual({ month, term, year, furthest }),
)
