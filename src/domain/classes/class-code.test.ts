import { expect, test } from 'vitest'
import { classCodeAlphabet, readClassCode } from './class-code.ts'

test.each([
  ['k7m2qd', 'K7M2QD'],
  [' K7M 2QD ', 'K7M2QD'],
  ['k7m-2qd', 'K7M2QD'],
  ['Ｋ７Ｍ２ＱＤ', 'K7M2QD'],
])('the code typed as "%s" is %s', (typed, code) => {
  expect(readClassCode(typed)).toBe(code)
})

test('no two characters of a code look alike', () => {
  expect([...classCodeAlphabet].filter((character) => '01OIL'.includes(character))).toEqual([])
  expect(new Set(classCodeAlphabet).size).toBe(classCodeAlphabet.length)
})
