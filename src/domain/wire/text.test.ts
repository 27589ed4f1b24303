import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { optionalText, text } from './text.ts'

const decodeOrNull = <Schema extends z.core.$ZodType>(schema: Schema, wire: unknown) => {
  const result = z.safeParse(schema, wire)
  return result.success ? result.data : null
}

test.each([
  ['王老师', '王老师'],
  ['　王老师\u00a0\n', '王老师'],
  ['\ufeff七年级', '七年级'],
  ['e\u0301', '\u00e9'],
  ['a\tb\nc', 'a\tb\nc'],
  ['𠮷𠮷𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷𠮷𠮷'],
  ['😀😀😀😀😀😀', '😀😀😀😀😀😀'],
  ['a\u202eb', 'a\u202eb'],
  ['', null],
  ['　 \n', null],
  ['1234567', null],
  ['a\u0000b', null],
  ['a\u001bb', null],
  ['a\rb', null],
  ['a\u000bb', null],
  ['a\u000cb', null],
  ['a\ud800', null],
  ['\udc00a', null],
  [5, null],
])('text of at most six characters reads %j as %j', (wire, value) => expect(decodeOrNull(text(6), wire)).toBe(value))

test('white space around does not count towards the limit', () => {
  expect(decodeOrNull(text(3), '   abc   ')).toBe('abc')
})

test('an optional text may be missing or empty', () => {
  const schema = z.object({ note: optionalText(3) })
  expect(z.decode(schema, {})).toEqual({})
  expect(z.decode(schema, { note: '　' })).toEqual({ note: '' })
  expect(z.decode(schema, { note: ' 好 ' })).toEqual({ note: '好' })
  expect(z.safeParse(schema, { note: 'abcd' }).success).toBe(false)
  expect(z.safeParse(schema, { note: 'a\u0000' }).success).toBe(false)
})

test('an issue names the limit that was exceeded', () => {
  const issuesOf = (wire: string) =>
    z
      .safeParse(text(3), wire)
      .error?.issues.map(({ code, ...issue }) => ({ code, maximum: 'maximum' in issue && issue.maximum }))
  expect(issuesOf('abcd')).toEqual([{ code: 'too_big', maximum: 3 }])
  expect(issuesOf('')).toEqual([{ code: 'too_small', maximum: false }])
})

test('cleaning a cleaned text changes nothing, in either direction', () => {
  const schema = text(200)
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (wire) => {
      const once = decodeOrNull(schema, wire)
      fc.pre(once !== null)
      expect(once).toBe(once.normalize('NFC').trim())
      expect(z.encode(schema, once)).toBe(once)
      expect(z.decode(schema, once)).toBe(once)
    }),
  )
})

test('the limits are in the JSON schema of both sides', () => {
  const schema = z.object({ name: text(40), note: optionalText(200) })
  for (const io of ['input', 'output'] as const) {
    const { properties, required } = z.toJSONSchema(schema, { io })
    expect(properties).toEqual({
      name: { type: 'string', minLength: 1, maxLength: 40 },
      note: { type: 'string', maxLength: 200 },
    })
    expect(required).toEqual(['name'])
  }
})
