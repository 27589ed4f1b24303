import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneDecimal, percentWhole, roundedQuotient, twoDecimals } from './rounding.ts'

test.each([
  [1, 2, 1],
  [-1, 2, -1],
  [1, 3, 0],
  [-1, 3, 0],
  [5, 10, 1],
  [49, 100, 0],
  [7, 7, 1],
  [0, 5, 0],
  [9_007_199_254_740_991, 2, 4_503_599_627_370_496],
])('%i / %i is about %i', (numerator, denominator, quotient) =>
  expect(roundedQuotient(numerator, denominator)).toBe(quotient),
)

test.each([
  [741, 10, '74.1'],
  [700, 10, '70.0'],
  [1, 3, '0.3'],
  [2, 3, '0.7'],
  [1, 20, '0.1'],
  [-1, 20, '-0.1'],
  [-1, 30, '0.0'],
  [3, 20, '0.2'],
  [69, 20, '3.5'],
  [1, 100, '0.0'],
  [-741, 10, '-74.1'],
])('%i / %i reads %s', (numerator, denominator, text) => expect(oneDecimal(numerator, denominator)).toBe(text))

test.each([
  [5, 9, '0.56'],
  [-1, 9, '-0.11'],
  [0, 9, '0.00'],
  [1, 200, '0.01'],
  [1, 1, '1.00'],
])('%i / %i reads %s with two decimals', (numerator, denominator, text) =>
  expect(twoDecimals(numerator, denominator)).toBe(text),
)

test.each([
  [28, 32, 88],
  [1, 200, 1],
  [1, 201, 0],
  [32, 40, 80],
])('%i of %i is %i percent', (part, whole, percent) => expect(percentWhole(part, whole)).toBe(percent))

test.each([
  [1, 0],
  [1, -2],
  [0.5, 2],
  [1, Number.NaN],
])('%d / %d is refused', (numerator, denominator) =>
  expect(() => roundedQuotient(numerator, denominator)).toThrow(RangeError),
)

test('the nearest whole number, by exact arithmetic', () => {
  const numerator = fc.maxSafeInteger()
  const denominator = fc.integer({ min: 1, max: 2 ** 40 })
  fc.assert(
    fc.property(numerator, denominator, (above, below) => {
      const size = above < 0 ? -BigInt(above) : BigInt(above)
      const rounded = (2n * size + BigInt(below)) / (2n * BigInt(below))
      expect(BigInt(roundedQuotient(above, below))).toBe(above < 0 ? -rounded : rounded)
    }),
  )
})
