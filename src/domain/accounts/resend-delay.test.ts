import { expect, test } from 'vitest'
import { resendDelay } from './resend-delay.ts'

test('delays grow up to fifteen seconds and stay there', () => {
  expect([0, 1, 2, 3, 4, 5, 100].map(resendDelay)).toEqual([2000, 2000, 4000, 8000, 15_000, 15_000, 15_000])
})
