import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { csv } from './csv.ts'
import { decodeForm, encodeForm } from './form.ts'
import type { FormFields } from './form.ts'
import { json } from './json.ts'
import { flag, id, idNumber, int } from './scalars.ts'
import { text } from './text.ts'

test('nested fields are written with dots', () => {
  const fields = { status: '1,2', pager: { currentPage: '1', pageSize: '15' }, skipped: undefined }
  expect(encodeForm(fields)).toBe('status=1%2C2&pager.currentPage=1&pager.pageSize=15')
})

test('spaces, signs and Chinese are escaped as forms escape them', () => {
  expect(encodeForm({ name: '王 老师+&=%' })).toBe('name=%E7%8E%8B+%E8%80%81%E5%B8%88%2B%26%3D%25')
})

test('half a surrogate pair does not stop a form from being sent', () => {
  expect(encodeForm({ name: 'a\ud800' })).toBe('name=a%EF%BF%BD')
})

test.each(['', 'a.b', '__proto__', 'constructor', 'prototype'])('a member named %j cannot be encoded', (name) =>
  expect(() => encodeForm(Object.fromEntries([[name, '1']]))).toThrow(RangeError),
)

test.each<[string, FormFields]>([
  ['', {}],
  ['&&', {}],
  ['a', { a: '' }],
  ['a=', { a: '' }],
  ['a=b=c', { a: 'b=c' }],
  ['a=1+2', { a: '1 2' }],
  ['a=%EF%BB%BFx', { a: '\ufeffx' }],
  ['a=王', { a: '王' }],
  ['pager.currentPage=2&a=1&pager.pageSize=15', { pager: { currentPage: '2', pageSize: '15' }, a: '1' }],
  ['toString=1&hasOwnProperty.valueOf=2', { toString: '1', hasOwnProperty: { valueOf: '2' } }],
  ['a.b.c.d.e.f.g.h=1', { a: { b: { c: { d: { e: { f: { g: { h: '1' } } } } } } } }],
])('%j is read', (body, value) => expect(decodeForm(body)).toEqual({ ok: true, value }))

test.each([
  ['a=%', 'badEscape'],
  ['a=%4', 'badEscape'],
  ['a=%zz', 'badEscape'],
  ['%=1', 'badEscape'],
  ['a=%C0%80', 'badUtf8'],
  ['a=%E0%80%AF', 'badUtf8'],
  ['a=%ED%A0%80', 'badUtf8'],
  ['a=%FF', 'badUtf8'],
  ['a=%E7%8E', 'badUtf8'],
  ['%C1%81=1', 'badUtf8'],
  ['a=\ud800', 'badUtf8'],
  ['a=%00', 'nulCharacter'],
  ['a%00=1', 'nulCharacter'],
  ['a=1&a=2', 'duplicatedName'],
  ['a=1&a=1', 'duplicatedName'],
  ['a=&a=', 'duplicatedName'],
  ['a=1&%61=2', 'duplicatedName'],
  ['p.a=1&p.a=2', 'duplicatedName'],
  ['a=1&a.b=2', 'leafAndParent'],
  ['a.b=2&a=1', 'leafAndParent'],
  ['a=&a.b=2', 'leafAndParent'],
  ['__proto__=1', 'badName'],
  ['__proto__.admin=true', 'badName'],
  ['a.__proto__.admin=true', 'badName'],
  ['constructor.prototype.admin=1', 'badName'],
  ['a.prototype=1', 'badName'],
  ['%5F_proto__.x=1', 'badName'],
  ['=1', 'badName'],
  ['.=1', 'badName'],
  ['a..b=1', 'badName'],
  ['a.=1', 'badName'],
  ['a.b.c.d.e.f.g.h.i=1', 'tooDeep'],
  ['.'.repeat(60_000), 'tooDeep'],
])('%j is refused', (body, reason) => expect(decodeForm(body)).toEqual({ ok: false, reason }))

test('a form has at most 1,000 fields', () => {
  const fields = Array.from({ length: 1001 }, (_, index) => `f${index}=1`)
  expect(decodeForm(fields.slice(1).join('&')).ok).toBe(true)
  expect(decodeForm(fields.join('&'))).toEqual({ ok: false, reason: 'tooManyFields' })
})

test('a field has at most 64 KiB of UTF-8', () => {
  expect(decodeForm(`a=${'x'.repeat(65_536)}`).ok).toBe(true)
  expect(decodeForm(`a=${'x'.repeat(65_537)}`)).toEqual({ ok: false, reason: 'fieldTooLong' })
  expect(decodeForm(encodeForm({ a: `${'王'.repeat(21_845)}x` })).ok).toBe(true)
  expect(decodeForm(encodeForm({ a: `${'王'.repeat(21_845)}xy` }))).toEqual({ ok: false, reason: 'fieldTooLong' })
  expect(decodeForm(`${'x'.repeat(65_537)}=1`)).toEqual({ ok: false, reason: 'fieldTooLong' })
})

test('pairs unescaped elsewhere are read by the same rules', () => {
  expect(decodeForm(new URLSearchParams('pager.pageSize=15&name=%E7%8E%8B'))).toEqual({
    ok: true,
    value: { pager: { pageSize: '15' }, name: '王' },
  })
  expect(decodeForm(new URLSearchParams('a=1&a=2'))).toEqual({ ok: false, reason: 'duplicatedName' })
  expect(decodeForm([['a', '\ud800']])).toEqual({ ok: false, reason: 'badUtf8' })
})

test('no body reaches a prototype', () => {
  const result = decodeForm('toString.x=1')
  expect(Object.getPrototypeOf(result.ok && result.value)).toBeNull()
  expect(Object.getOwnPropertyDescriptor(Object.prototype, 'toString')?.value).not.toHaveProperty('x')
})

const segment = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 12 })
  .map((name) => name.replaceAll(/[.\0]/g, '_'))
  .filter((name) => !['__proto__', 'constructor', 'prototype'].includes(name))
const value = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.replaceAll('\0', '_'))

const entries = (members: fc.Arbitrary<string | FormFields>, minimum: number) =>
  fc
    .uniqueArray(fc.tuple(segment, members), { minLength: minimum, maxLength: 5, selector: ([name]) => name })
    .map((pairs): FormFields => Object.fromEntries(pairs))
const leaves = entries(value, 1)
const twoLevels = entries(fc.oneof(value, leaves), 1)
const threeLevels = entries(fc.oneof(value, twoLevels), 0)

test('what is encoded is decoded to the same fields', () => {
  fc.assert(
    fc.property(threeLevels, (fields) => {
      expect(decodeForm(encodeForm(fields))).toEqual({ ok: true, value: fields })
    }),
    { numRuns: 1000 },
  )
})

test('a value goes through schema and form and back', () => {
  const input = z.object({
    paperId: id,
    uids: csv(id),
    open: flag,
    title: text(100),
    pager: z.object({ currentPage: int, pageSize: int }),
    tree: json(z.array(z.object({ id: idNumber, name: z.string() }))),
  })
  const key = fc.integer({ min: 1, max: 999_999_999_999_999 })
  const size = fc.integer({ min: -999, max: 999 })
  const logical = fc.record({
    paperId: key,
    uids: fc.array(key),
    open: fc.boolean(),
    title: fc.string({ minLength: 1, maxLength: 50 }).map((title) => `题${title}`.trim()),
    pager: fc.record({ currentPage: size, pageSize: size }),
    tree: fc.array(fc.record({ id: key, name: fc.string() })),
  })
  fc.assert(
    fc.property(logical, (sent) => {
      const received = decodeForm(encodeForm(z.encode(input, sent)))
      expect(received.ok && z.decode(input, received.value as z.input<typeof input>)).toEqual(sent)
    }),
  )
})

test('a hundred thousand random bodies are read or refused, never thrown', () => {
  const alphabet = [...'&=.%+a0AfFxz', '%0', '%C3', '%ED', '__proto__', '\ufffd', '\ud800', 'é']
  const looksLikeForm = fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 30 })
  const bytes = fc.uint8Array({ maxLength: 40 })
  const latin1 = bytes.map((body) => String.fromCharCode(...body))
  const decoded = bytes.map((body) => new TextDecoder().decode(body))
  let count = 0
  fc.assert(
    fc.property(fc.oneof({ arbitrary: looksLikeForm, weight: 2 }, latin1, decoded), (body) => {
      count++
      const result = decodeForm(body)
      if (result.ok ? 'reason' in result : 'value' in result) throw new Error('neither read nor refused')
    }),
    { numRuns: 100_000 },
  )
  expect(count).toBe(100_000)
})
