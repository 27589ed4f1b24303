import fc from 'fast-check'
import { expect, test } from 'vitest'
import { floorToOneDecimal, percentOf, roundToOneDecimal } from './percent.ts'

test.each([
  [0, 3, 0],
  [1, 3, 33.3],
  [2, 3, 66.6],
  [3, 3, 100],
  [4, 3, 100],
  [999, 1000, 99.9],
  [9999, 10_000, 99.9],
  [1, 1000, 0.1],
  [1, 1001, 0],
  [29, 100, 29],
  [5, 0, 0],
  [0, 0, 0],
])('%i of %i is %d percent', (part, whole, percent) => expect(percentOf(part, whole)).toBe(percent))

test.each([
  [2.39, 2.3, 2.4],
  [2.35, 2.3, 2.4],
  [2.34, 2.3, 2.3],
  [1.15, 1.1, 1.2],
  [1.005, 1, 1],
  [64.1, 64.1, 64.1],
  [64.15, 64.1, 64.2],
  [0.29, 0.2, 0.3],
  [7, 7, 7],
  [0, 0, 0],
  [-2.31, -2.4, -2.3],
  [-2.35, -2.4, -2.4],
  [-0.04, -0.1, 0],
  [99.99, 99.9, 100],
])('%d is floored to %d and rounded to %d', (value, floored, rounded) => {
  expect(floorToOneDecimal(value)).toBe(floored)
  expect(roundToOneDecimal(value)).toBe(rounded)
})

test('a percentage is at most 100, at most the exact value, and less than a tenth below it', () => {
  const count = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), count, (part, whole) => {
      const tenths = BigInt(Math.round(percentOf(part, whole) * 10))
      const atMost = BigInt(Math.min(part, whole)) * 1000n
      expect(tenths).toBe(atMost / BigInt(whole))
    }),
  )
})

test('decimals are cut and rounded as they are written', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000 }), fc.integer({ min: 1, max: 5 }), (digits, decimals) => {
      const scale = 10 ** decimals
      const value = digits / scale
      expect(floorToOneDecimal(value)).toBe(Math.floor((digits * 10) / scale) / 10)
      expect(roundToOneDecimal(value)).toBe(Math.floor((digits * 20 + scale) / (2 * scale)) / 10)
    }),
  )
})
