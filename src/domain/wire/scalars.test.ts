import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { day, flag, id, idNumber, instant, int, intBetween, intNumber } from './scalars.ts'

const decodeOrNull = <Schema extends z.core.$ZodType>(schema: Schema, wire: unknown) => {
  const result = z.safeParse(schema, wire)
  return result.success ? result.data : null
}

test.each([
  ['0', 0],
  ['-0', 0],
  ['7', 7],
  ['-15', -15],
  ['007', 7],
  ['999999999999999', 999_999_999_999_999],
  ['1000000000000000', null],
  ['', null],
  ['１２３', null],
  ['1.0', null],
  ['1e3', null],
  ['0x10', null],
  [' 1', null],
  ['1\n', null],
  ['+1', null],
  ['NaN', null],
  [1, null],
  [['1'], null],
])('int reads %j as %j', (wire, value) => expect(decodeOrNull(int, wire)).toBe(value))

test.each([
  ['1', 1],
  ['999999999999999', 999_999_999_999_999],
  ['0', null],
  ['01', null],
  ['-1', null],
  ['1234567890123456', null],
  ['１', null],
  ['', null],
])('id reads %j as %j', (wire, value) => expect(decodeOrNull(id, wire)).toBe(value))

test.each([
  ['1', 1],
  ['9999', 9999],
  ['0', null],
  ['10000', null],
])('a page size from 1 to 9,999 reads %j as %j', (wire, value) =>
  expect(decodeOrNull(intBetween(1, 9999), wire)).toBe(value),
)

test.each([
  ['true', true],
  ['false', false],
  ['True', null],
  ['1', null],
  ['', null],
  [true, null],
])('flag reads %j as %j', (wire, value) => expect(decodeOrNull(flag, wire)).toBe(value))

test.each(['2026-07-05T10:00:00.000Z', '2026-07-05T10:00:00Z', '2024-02-29T23:59:59.9Z', '1000-01-01T00:00:00Z'])(
  '%j is an instant',
  (wire) => expect(decodeOrNull(instant, wire)).toBe(wire),
)

test.each([
  '2025-02-29T00:00:00Z',
  '2026-04-31T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-07-05T24:00:00Z',
  '2026-07-05T10:00:60Z',
  '2026-07-05T10:00:00+08:00',
  '2026-07-05T10:00:00',
  '2026-07-05 10:00:00Z',
  '2026-07-05',
  '0000-01-01T00:00:00Z',
  '2026-07-05T10:00:00.0000Z',
  '',
])('%j is no instant', (wire) => expect(decodeOrNull(instant, wire)).toBeNull())

test('what is encoded is decoded to the same value', () => {
  const whole = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 })
  const positive = fc.integer({ min: 1, max: 999_999_999_999_999 })
  const date = fc.date({
    min: new Date('1000-01-01T00:00:00Z'),
    max: new Date('2999-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(whole, positive, fc.boolean(), date, (number, key, value, moment) => {
      expect(z.decode(int, z.encode(int, number))).toBe(number)
      expect(z.decode(id, z.encode(id, key))).toBe(key)
      expect(z.decode(flag, z.encode(flag, value))).toBe(value)
      expect(z.decode(instant, z.encode(instant, moment.toISOString()))).toBe(moment.toISOString())
    }),
  )
})

test('no value outside the documented range is encoded', () => {
  for (const value of [1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e15, -1e15]) {
    expect(z.safeEncode(int, value).success, String(value)).toBe(false)
    expect(z.safeParse(intNumber, value).success, String(value)).toBe(false)
  }
  for (const value of [0, -1, 1e15]) {
    expect(z.safeEncode(id, value).success, String(value)).toBe(false)
    expect(z.safeParse(idNumber, value).success, String(value)).toBe(false)
  }
})

test('an int is text on the wire and a whole number in the logic', () => {
  const schema = z.object({ count: int, paperId: id, open: flag, at: instant })
  const wire = z.toJSONSchema(schema, { io: 'input' }).properties
  expect(wire?.['count']).toEqual({ type: 'string', pattern: '^-?\\d{1,15}$' })
  expect(wire?.['paperId']).toEqual({ type: 'string', pattern: '^[1-9]\\d{0,14}$' })
  expect(wire?.['open']).toEqual({ type: 'string', enum: ['true', 'false'] })
  const { pattern } = z.toJSONSchema(z.iso.datetime())
  const at = { type: 'string', format: 'date-time', maxLength: 24, pattern }
  expect(wire?.['at']).toEqual(at)
  const logic = z.toJSONSchema(schema, { io: 'output' }).properties
  expect(logic?.['count']).toEqual({ type: 'integer', minimum: -999_999_999_999_999, maximum: 999_999_999_999_999 })
  expect(logic?.['paperId']).toEqual({ type: 'integer', minimum: 1, maximum: 999_999_999_999_999 })
  expect(logic?.['open']).toEqual({ type: 'boolean' })
  expect(logic?.['at']).toEqual(at)
})

test.each([
  ['2026-07-05', '2026-07-05'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', null],
  ['2026-7-5', null],
  ['0999-12-31', null],
  ['3000-01-01', null],
  ['2026-07-05T00:00:00Z', null],
  ['', null],
])('day reads %j as %j', (wire, value) => expect(decodeOrNull(day, wire)).toBe(value))
