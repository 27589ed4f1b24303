import { expect, test } from 'vitest'
import { settingsIn } from './marking-settings.ts'

test('names are shown until somebody wants it otherwise', () => {
  const usual = { hidesNames: false }
  expect([null, 'x', {}, { hidesNames: 1 }].map(settingsIn)).toEqual([usual, usual, usual, usual])
  expect(settingsIn({ hidesNames: true })).toEqual({ hidesNames: true })
})
