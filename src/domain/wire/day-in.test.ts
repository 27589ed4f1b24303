import { expect, test } from 'vitest'
import { dayIn } from './day-in.ts'

test.each([
  ['2026-07-05', '2026-07-05'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', undefined],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['0202-11-01', undefined],
  ['2026-07-05T00:00:00Z', undefined],
  ['', undefined],
  [undefined, undefined],
])('the day in an address that says %s is %s', (text, found) => expect(dayIn(text)).toBe(found))
