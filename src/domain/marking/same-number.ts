import { mathsText } from './maths-text.ts'
import { evaluate } from './number-parser.ts'

const maximumLength = 200

/** Doubles computed from exact answers differ by far less, 0.333 and a third by far more. */
const relativeTolerance = 1e-9

/** Whether two numbers are the same but for rounding; an infinite one is close to itself only. */
export const closes = (left: number, right: number): boolean =>
  left === right ||
  (Number.isFinite(left - right) &&
    Math.abs(left - right) <= relativeTolerance * Math.max(Math.abs(left), Math.abs(right)))

/** Splits "2或-2", "2, -2" and "x=2；x=-2"; a comma inside brackets leaves two parts that are not numbers. */
const splitList = (text: string): readonly string[] =>
  text.split(/或者|[,;、或和与及]|(?<![A-Za-z\\])(?:or|and)(?![A-Za-z])/)

/** "x=2", "x_1 = 2", "y₁=2" without the name. */
const withoutName = (item: string): string => item.trim().replace(/^[A-Za-zα-ωΑ-Ω]_?\{?\w?\}?\s*=/, '')

/** The distinct values a text lists, or null if any part of it is not a number. */
export function valuesOf(text: string): readonly number[] | null {
  if (text.length > maximumLength) return null
  const values: number[] = []
  for (const item of splitList(mathsText(text))) {
    const expression = withoutName(item)
    for (const value of [evaluate(expression, 1), evaluate(expression, -1)]) {
      if (value === null) return null
      if (!values.some((known) => closes(known, value))) values.push(value)
    }
  }
  return values
}

/**
 * Whether two texts denote the same number, or the same set of numbers if they list several ("±2" = "2或-2"), to a
 * relative 1e-9: 1/2 = 0.5, √8 = 2√2, 2.0 = 2, but 0.333 ≠ 1/3. Plain text or LaTeX. Text that cannot be parsed, is
 * longer than 200 characters or nests deeper than 32 equals nothing.
 */
export function isSameNumber(left: string, right: string): boolean {
  const [first, second] = [valuesOf(left), valuesOf(right)]
  if (first === null || second === null || first.length !== second.length) return false
  return first.every((value) => second.some((other) => closes(value, other)))
}
