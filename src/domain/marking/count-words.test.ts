import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'

test.each([
  ['', 0],
  [' … ', 0],
  ['Hello', 1],
  ["I don't like well-known songs, do you? It’s 8 o'clock.", 10],
  ['We meet at 3.5 km, at 2 p.m. on Friday.', 10],
])('%j has %i words', (text, words) => expect(countWords(text)).toBe(words))
