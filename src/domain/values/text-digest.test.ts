import { expect, test } from 'vitest'
import { textDigest } from './text-digest.ts'

test('FNV-1a of known texts, and another digest for another order', () => {
  expect(['', 'a', 'foobar'].map((text) => textDigest(text).slice(0, 8))).toEqual(['811c9dc5', 'e40c292c', 'bf9cf968'])
  expect(new Set(['ab', 'ba', '题', ''].map(textDigest)).size).toBe(4)
})
