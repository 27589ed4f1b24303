import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textLength } from './text-length.ts'

test.each([
  [0, 2],
  [1, 1],
  [126, 1],
  [127, 2],
  [65_375, 2],
  [65_376, 1],
  [65_439, 1],
  [65_440, 2],
  [0x20_bb7, 2],
  [0x1_f600, 2],
])('the character with code %i counts %i', (code, length) =>
  expect(textLength(String.fromCodePoint(code))).toBe(length),
)

test('a text counts its letters once and its Chinese characters twice', () => {
  expect(textLength('')).toBe(0)
  expect(textLength('Unit 6 写作')).toBe(11)
})

test('the length of two texts is the sum of theirs, between one and two for each character', () => {
  const text = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(text, text, (left, right) => {
      const characters = [...left].length
      expect(textLength(left) + textLength(right)).toBe(textLength(`${left}${right}`))
      expect(textLength(left)).toBeGreaterThanOrEqual(characters)
      expect(textLength(left)).toBeLessThanOrEqual(2 * characters)
    }),
  )
})
