import { expect, test } from 'vitest'
import { settingsIn } from './marking-settings.ts'

test('names are shown and letters are shortcuts until somebody wants it otherwise', () => {
  const usual = { hidesNames: false, usesLetters: true }
  expect([null, 'x', {}, { hidesNames: 1 }].map(settingsIn)).toEqual([usual, usual, usual, usual])
  expect(settingsIn({ hidesNames: true })).toEqual({ hidesNames: true, usesLetters: true })
  expect(settingsIn({ usesLetters: false })).toEqual({ hidesNames: false, usesLetters: false })
})
