import { expect, test } from 'vitest'
import { countdownText } from './countdown-text.ts'

test.each([
  [0, '00:00'],
  [1, '00:01'],
  [299_999, '05:00'],
  [3_600_000, '1:00:00'],
  [86_399_001, '24:00:00'],
])('%i ms are %s', (milliseconds, text) => expect(countdownText(milliseconds)).toBe(text))
