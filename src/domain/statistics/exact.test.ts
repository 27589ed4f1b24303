import { expect, test } from 'vitest'
import { byRootNumber, byRootUnits, exactNumber, exactUnits } from './exact.ts'

test('quotients are rounded once, halves away from zero', () => {
  const units = (numerator: bigint, denominator: bigint) => exactUnits({ numerator, denominator }, 100)
  expect(units(1n, 3n)).toBe(33)
  expect(units(1n, 8n)).toBe(13)
  expect(units(-1n, 8n)).toBe(-13)
  expect(units(-1n, 800n)).toBe(0)
  expect(units(0n, 7n)).toBe(0)
  expect(exactNumber({ numerator: -3n, denominator: 4n })).toBe(-0.75)
})

test('quotients by a root are rounded just as exactly', () => {
  const units = (numerator: bigint, radicand: bigint, of: number) => byRootUnits({ numerator, radicand }, of)
  expect(units(1n, 2n, 100)).toBe(71)
  expect(units(-1n, 2n, 100)).toBe(-71)
  expect(units(1n, 4n, 1)).toBe(1)
  expect(units(-1n, 4n, 1)).toBe(-1)
  expect([units(49n, 10_000n, 1), units(0n, 5n, 100)]).toEqual([0, 0])
  expect(byRootNumber({ numerator: -3n, radicand: 4n })).toBe(-1.5)
})
