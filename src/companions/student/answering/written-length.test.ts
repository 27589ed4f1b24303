import { expect, test } from 'vitest'
import { writtenLength } from './written-length.ts'

test.each([
  ['', 0],
  [' \n ', 0],
  ['Dear Li Hua,\nI don’t know.', 6],
  ["It's a well-known 3.5-hour film – really!", 6],
  ['--- ... ’', 0],
])('%j has %i English words', (text, words) => expect(writtenLength(text, 'english')).toBe(words))

test.each([
  ['', 0],
  ['解：设 x = 2\n', 6],
  ['𠮷😀', 2],
])('%j has %i characters', (text, characters) => expect(writtenLength(text, 'maths')).toBe(characters))
