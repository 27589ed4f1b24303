import { expect, test } from 'vitest'
import { isSameValue } from './same-value.ts'

test.each([
  [1, 1],
  [null, null],
  [
    { a: 1, b: [{ c: null }] },
    { b: [{ c: null }], a: 1 },
  ],
  [{ a: 1, rule: undefined }, { a: 1 }],
  [{ a: 1 }, { a: 1, rule: undefined }],
])('%j holds the same as %j', (one, other) => expect(isSameValue(one, other)).toBe(true))

test.each([
  [1, '1'],
  [null, {}],
  [[], {}],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{}, { toString: 'a' }],
  [{ a: undefined }, { a: null }],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
])('%j holds something else than %j', (one, other) => expect(isSameValue(one, other)).toBe(false))
