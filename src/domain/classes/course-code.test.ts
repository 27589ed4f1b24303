import { expect, test } from 'vitest'
import { courseCodeAlphabet, readCourseCode } from './course-code.ts'

test.each([
  ['k7m2qd', 'K7M2QD'],
  [' K7M 2QD ', 'K7M2QD'],
  ['k7m-2qd', 'K7M2QD'],
  ['Ｋ７Ｍ２ＱＤ', 'K7M2QD'],
])('the code typed as "%s" is %s', (typed, code) => {
  expect(readCourseCode(typed)).toBe(code)
})

test('no two characters of a code look alike', () => {
  expect([...courseCodeAlphabet].filter((character) => '01OIL'.includes(character))).toEqual([])
  expect(new Set(courseCodeAlphabet).size).toBe(courseCodeAlphabet.length)
})
