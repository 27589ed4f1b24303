import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneOff, numberNeighbours } from './number-neighbours.ts'

test.each([
  ['20240701', '20240711', true],
  ['20240701', '2024070', true],
  ['20240701', '202407001', true],
  ['1', '', true],
  ['12', '21', false],
  ['20240701', '20240701', false],
  ['20240701', '20240810', false],
  ['abc', 'abcde', false],
])('%s and %s differ in one digit: %s', (one, other, is) => {
  expect([isOneOff(one, other), isOneOff(other, one)]).toEqual([is, is])
})

test('neighbours differ in one digit', () => {
  const number = fc.string({ unit: fc.constantFrom('0', '1', '2'), minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(number, fc.uniqueArray(number, { maxLength: 12 }), (wanted, all) => {
      const found = numberNeighbours(all, (one) => one)(wanted)
      expect(new Set(found)).toEqual(new Set(all.filter((one) => isOneOff(wanted, one))))
    }),
  )
})
