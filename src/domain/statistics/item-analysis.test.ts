import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discriminationOf, facilityOf } from './item-analysis.ts'
import { percentWhole, twoDecimals } from './rounding.ts'

test('facility is the mean over the full score', () => {
  expect(facilityOf([20, 0, 10, 20], 20)).toEqual({ numerator: 50, denominator: 80 })
  expect(percentWhole(50, 80)).toBe(63)
  expect(facilityOf([], 20)).toBeNull()
  expect(facilityOf([0, 0], 0)).toBeNull()
})

const students = (items: readonly number[]) => items.map((item, index) => ({ total: 1000 - index, item }))

const textOf = (results: readonly { total: number; item: number }[], fullMark: number): string | null => {
  const ratio = discriminationOf(results, fullMark)
  return ratio && twoDecimals(ratio.numerator, ratio.denominator)
}

test.each([
  ['the best know it, the worst do not', [20, 20, 20, 20, 0, 0, 0, 0, 0, 0], '1.00'],
  ['everybody knows it', [20, 20, 20, 20, 20, 20, 20, 20, 20, 20], '0.00'],
  ['the worst know it, the best do not', [0, 0, 0, 0, 0, 0, 0, 20, 20, 20], '-1.00'],
  ['three of ten make a group', [20, 20, 0, 20, 20, 20, 20, 20, 0, 0], '0.33'],
  ['three of eleven make a group', [20, 20, 20, 0, 0, 0, 0, 0, 20, 0, 0], '0.67'],
  ['four of twelve make a group', [20, 20, 20, 20, 0, 0, 0, 0, 20, 0, 0, 0], '0.75'],
])('how well an item tells students apart when %s', (_, items, text) => expect(textOf(students(items), 20)).toBe(text))

test('with fewer than ten students there is no discrimination', () => {
  expect(discriminationOf(students([20, 20, 20, 20, 20, 0, 0, 0, 0]), 20)).toBeNull()
  expect(discriminationOf(students([20, 20, 20, 20, 20, 0, 0, 0, 0, 0]), 0)).toBeNull()
})

test('students tied at the border share its places', () => {
  const totals = [100, 90, 80, 80, 50, 40, 30, 20, 10, 0]
  const items = [20, 20, 20, 0, 0, 0, 0, 0, 0, 0]
  const results = totals.map((total, index) => ({ total, item: items[index] ?? 0 }))
  expect(textOf(results, 20)).toBe('0.83')
})

const result = fc.record({ total: fc.nat({ max: 12 }), item: fc.nat({ max: 4 }).map((part) => part * 5) })

test('discrimination is between -1 and 1 and independent of order and names', () => {
  fc.assert(
    fc.property(fc.array(result, { minLength: 10, maxLength: 60 }), fc.nat(), (results, shift) => {
      const ratio = discriminationOf(results, 20)
      const { numerator, denominator } = ratio ?? { numerator: Number.NaN, denominator: 1 }
      expect(Math.abs(numerator) <= denominator).toBe(true)
      const start = shift % results.length
      expect(discriminationOf([...results.slice(start), ...results.slice(0, start)].toReversed(), 20)).toEqual(ratio)
    }),
  )
})

test('if all totals are equal, no item discriminates', () => {
  fc.assert(
    fc.property(fc.array(result, { minLength: 10, maxLength: 40 }), (results) => {
      const equal = results.map(({ item }) => ({ total: 500, item }))
      expect(discriminationOf(equal, 20)?.numerator).toBe(0)
    }),
  )
})
