import { expect, test } from 'vitest'
import { isFilled, problemOf } from './password-change.ts'

const draft = (current: string, next: string, confirmation = next) => ({ current, next, confirmation })

test.each([
  [draft('a', 'b', 'c'), true],
  [draft('', 'b', 'c'), false],
  [draft('a', '', 'c'), false],
  [draft('a', 'b', ''), false],
  [draft(' \t', 'b', 'c'), false],
  [draft('a', '　', 'c'), false],
  [draft('a', 'b', ' '), false],
])('%j can be sent: %s', (typed, expected) => expect(isFilled(typed)).toBe(expected))

test.each([
  [draft('Podium@2026', 'Zhang#2027'), null],
  [draft(' ', 'Zhang#2027'), { field: 'current', kind: 'missing' }],
  [draft('Podium@2026', 'Zh#2027'), { field: 'next', kind: 'malformed' }],
  [draft('Podium@2026', 'Zhang#2027890123'), { field: 'next', kind: 'malformed' }],
  [draft('Podium@2026', 'zhang#2027'), { field: 'next', kind: 'malformed' }],
  [draft('Podium@2026', 'Zhang#2027 '), { field: 'next', kind: 'malformed' }],
  [draft(' Podium@2026', 'Podium@2026'), { field: 'next', kind: 'same' }],
  [draft('Podium@2026', 'Zhang#2027', 'Zhang#2028'), { field: 'confirmation', kind: 'mismatch' }],
])('of %j the first problem is %j', (typed, expected) => expect(problemOf(typed)).toEqual(expected))
