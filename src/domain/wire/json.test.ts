import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { json } from './json.ts'
import { idNumber } from './scalars.ts'

const book = json(z.object({ bookId: idNumber, name: z.string(), children: z.optional(z.array(z.string())) }))
const anything = json(z.unknown())

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

test('a tree travels as JSON text', () => {
  const value = { bookId: 7, name: '英语 八年级', children: ['第一单元'] }
  expect(z.encode(book, value)).toBe('{"bookId":7,"name":"英语 八年级","children":["第一单元"]}')
  expect(z.decode(book, '{"bookId":7,"name":"英语 八年级","children":["第一单元"]}')).toEqual(value)
})

test.each(['', '{', 'undefined', '{"bookId":7,}', "{'a':1}", '[1', 'NaN', '\u0000', '{"a":1}}', ']', ']]]][['])(
  '%j is an issue, not an exception',
  (wire) => {
    const result = z.safeParse(z.object({ tree: anything }), { tree: wire })
    expect(result.error?.issues.map(({ code, path }) => ({ code, path }))).toEqual([
      { code: 'invalid_format', path: ['tree'] },
    ])
  },
)

test('what does not fit the schema names the path', () => {
  const result = z.safeParse(z.object({ tree: book }), { tree: '{"bookId":"7","name":"x"}' })
  expect(result.error?.issues.map((issue) => issue.path)).toEqual([['tree', 'bookId']])
})

test('a tree nests 64 deep and no deeper, in both directions', () => {
  expect(z.safeDecode(anything, nested(64)).success).toBe(true)
  expect(z.safeDecode(anything, nested(65)).success).toBe(false)
  expect(z.safeDecode(anything, nested(30_000)).success).toBe(false)
  expect(z.safeDecode(anything, '{"a":'.repeat(65) + '1' + '}'.repeat(65)).success).toBe(false)
  expect(z.safeEncode(anything, JSON.parse(nested(65))).success).toBe(false)
})

test('brackets inside texts do not count', () => {
  const text = '[{"\\'.repeat(100)
  expect(z.decode(anything, JSON.stringify({ text }))).toEqual({ text })
})

test.each([
  '"\\u0000"',
  '{"a":["x\\u0000"]}',
  '"\\ud800"',
  '{"a\\u0000":1}',
  '{"__proto__":{"admin":true}}',
  '[{"a":{"__proto__":1}}]',
])('%s is refused', (wire) => expect(z.safeDecode(anything, wire).success).toBe(false))

test('a constructor key is plain data', () => {
  expect(z.decode(json(z.record(z.string(), z.number())), '{"constructor":1}')).toEqual({ constructor: 1 })
})

test('every JSON value comes back', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6, noUnicodeString: false }), (generated) => {
      const value: unknown = JSON.parse(
        JSON.stringify(generated).replaceAll('__proto__', 'proto').replaceAll('\\u0000', ''),
      )
      expect(z.decode(anything, z.encode(anything, value))).toEqual(value)
    }),
  )
})

test('arbitrary text never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.json()), (wire) => {
      expect(z.safeDecode(anything, wire)).toHaveProperty('success')
    }),
    { numRuns: 2000 },
  )
})

test('a tree is JSON text on the wire and its own shape in the logic', () => {
  const schema = z.object({ tree: json(z.object({ bookId: idNumber })) })
  expect(z.toJSONSchema(schema, { io: 'input' }).properties).toEqual({
    tree: { type: 'string', contentMediaType: 'application/json' },
  })
  expect(z.toJSONSchema(schema, { io: 'output' }).properties).toEqual({
    tree: {
      type: 'object',
      properties: { bookId: { type: 'integer', minimum: 1, maximum: 999_999_999_999_999 } },
      required: ['bookId'],
      additionalProperties: false,
    },
  })
})
