/**
 * Codecs of single form fields: the wire carries text, the logic numbers, booleans and instants. None of them coerces:
 * anything but the documented form is an issue. Inside JSON (answers, trees) numbers are numbers: use `intNumber` and
 * `idNumber` there.
 */
import * as z from 'zod/mini'
import { idText } from './id-in.ts'

/** Fifteen digits are exact in a double. */
const largest = 999_999_999_999_999

/** A whole number of at most fifteen digits, as a number. */
export const intNumber = z.int().check(z.gte(-largest), z.lte(largest))

/** An id of the service as a number: positive, at most fifteen digits. */
export const idNumber = z.int().check(z.gte(1), z.lte(largest))

const intText = z.string().check(z.regex(/^-?\d{1,15}$/))

/** `|| 0` turns the -0 that "-0" parses to into 0. */
const decodeInt = (text: string): number => Number(text) || 0

/** Whole number of at most fifteen ASCII digits ↔ number. */
export const int = z.codec(intText, intNumber, { decode: decodeInt, encode: String })

/** `int` within inclusive bounds; a month is `intBetween(1, 12)`. */
export const intBetween = (minimum: number, maximum: number) =>
  z.codec(intText, z.int().check(z.gte(minimum), z.lte(maximum)), { decode: decodeInt, encode: String })

/** Id of at most fifteen ASCII digits without leading zeros ↔ positive number. */
export const id = z.codec(z.string().check(z.regex(idText)), idNumber, { decode: Number, encode: String })

/** Exactly "true" or "false" ↔ boolean. */
export const flag = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (value) => (value ? 'true' : 'false'),
})

/**
 * A UTC instant in ISO 8601 with `Z`, up to milliseconds, of an existing date from the year 1000 to 2999:
 * "2026-07-05T10:00:00.000Z". The same text on both sides.
 */
export const instant = z.iso.datetime().check(
  z.refine((text) => /^[12]/.test(text)),
  z.maxLength(24),
)

/** An existing day from the year 1000 to 2999: "2026-07-05". The same text on both sides. */
export const day = z.iso.date().check(z.refine((text) => /^[12]/.test(text)))
