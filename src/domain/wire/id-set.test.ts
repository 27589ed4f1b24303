import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { idSet } from './id-set.ts'

const ids = idSet(10)

test.each([
  ['', []],
  ['3', [3]],
  ['3,5,8', [3, 5, 8]],
  ['3-6,9', [3, 4, 5, 6, 9]],
  ['1-10', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])('%j is the set %j', (wire, set) => {
  expect(z.decode(ids, wire)).toEqual(set)
  expect(z.encode(ids, set)).toBe(wire)
})

test('order and repetition make no difference', () => {
  expect(z.decode(ids, '9,3-5,4')).toEqual([3, 4, 5, 9])
  expect(z.encode(ids, [9, 4, 3, 5, 4])).toBe('3-5,9')
})

test.each([',', '3,', ',3', '0', '3-', '-3', '5-3', '3--5', '3-4-5', '1-11', '1-999999999999999', '3, 5', 'x', ' '])(
  '%j is no set of at most ten ids',
  (wire) => expect(z.safeDecode(ids, wire).success).toBe(false),
)

test('more than the maximum are not encoded', () => {
  expect(z.safeEncode(ids, [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21]).success).toBe(false)
})

test('every set of ids comes back', () => {
  const set = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 10 })
  fc.assert(
    fc.property(set, (list) => {
      const rising = list.toSorted((one, other) => one - other)
      expect(z.decode(ids, z.encode(ids, list))).toEqual(rising)
    }),
  )
})

test('a class of 9,999 in a row is a few characters, and the wire is text', () => {
  const all = Array.from({ length: 9_999 }, (_, index) => 1_000_000 + index)
  expect(z.encode(idSet(9_999), all)).toBe('1000000-1009998')
  const schema = z.object({ uids: ids })
  expect(z.toJSONSchema(schema, { io: 'input' }).properties).toEqual({ uids: { type: 'string' } })
})
