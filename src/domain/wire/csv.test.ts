import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { csv, csvSet } from './csv.ts'
import { id } from './scalars.ts'

const ids = csv(id)
const words = csv(z.string())

test.each([
  ['', []],
  ['3', [3]],
  ['3,5,8', [3, 5, 8]],
])('%j is the list %j', (wire, list) => {
  expect(z.decode(ids, wire)).toEqual(list)
  expect(z.encode(ids, list)).toBe(wire)
})

test.each([',', '3,', ',3', '3,,5', '3, 5', '3,x', '3;5', '３,5', ' '])('%j is no list of ids', (wire) =>
  expect(z.safeDecode(ids, wire).success).toBe(false),
)

test('the issue names the item', () => {
  const result = z.safeParse(z.object({ uids: ids }), { uids: '3,x' })
  expect(result.error?.issues.map((issue) => issue.path)).toEqual([['uids', 1]])
})

test('an item that is empty or holds a comma is not encoded', () => {
  expect(z.safeEncode(words, ['a,b']).success).toBe(false)
  expect(z.safeEncode(words, ['']).success).toBe(false)
  expect(z.encode(words, ['a', 'b'])).toBe('a,b')
})

test('every list of ids comes back', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 999_999_999_999_999 })), (list) => {
      expect(z.decode(ids, z.encode(ids, list))).toEqual(list)
    }),
  )
})

test('a list is text on the wire and an array in the logic', () => {
  const schema = z.object({ uids: ids })
  expect(z.toJSONSchema(schema, { io: 'input' }).properties).toEqual({ uids: { type: 'string' } })
  expect(z.toJSONSchema(schema, { io: 'output' }).properties).toEqual({
    uids: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 999_999_999_999_999 } },
  })
})

test('a set holds no item twice, in either direction', () => {
  const set = csvSet(id)
  expect({ empty: z.decode(set, ''), decoded: z.decode(set, '8,3'), encoded: z.encode(set, [8, 3]) }).toEqual({
    empty: [],
    decoded: [8, 3],
    encoded: '8,3',
  })
  expect({ isDecoded: z.safeDecode(set, '3,8,3').success, isEncoded: z.safeEncode(set, [3, 3]).success }).toEqual({
    isDecoded: false,
    isEncoded: false,
  })
})
