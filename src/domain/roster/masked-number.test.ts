import { expect, test } from 'vitest'
import { maskedNumber } from './masked-number.ts'

test.each([
  ['20260701', '******01'],
  ['12345', '***45'],
  ['1234', '***4'],
  ['123', '**3'],
  ['12', '**'],
  ['7', '*'],
  ['座位𠮷号12', '****12'],
])('%s is shown as %s', (number, shown) => {
  expect(maskedNumber(number)).toBe(shown)
})
