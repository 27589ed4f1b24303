import { expect, test } from 'vitest'
import { containing } from './containing.ts'

test('signs that stand for other characters in a pattern stand for themselves', () => {
  expect(containing(String.raw`50%_\a`)).toBe(String.raw`%50\%\_\\a%`)
})
