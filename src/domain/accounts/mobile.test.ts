import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMobile } from './mobile.ts'

test.each([
  ['13800000001', true],
  ['19999999999', true],
  ['12800000001', false],
  ['10800000001', false],
  ['23800000001', false],
  ['1380000000', false],
  ['138000000011', false],
  ['１３８００００００01', false],
  ['138 0000 0001', false],
  [' 13800000001', false],
  ['13800000001\n', false],
  ['+8613800000001', false],
  ['1380000000a', false],
  ['', false],
])('whether %j is a mobile number: %j', (text, mobile) => expect(isMobile(text)).toBe(mobile))

test('the first two of eleven digits decide', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{11}$/), (digits) => {
      expect(isMobile(digits)).toBe(digits.startsWith('1') && Number(digits.charAt(1)) >= 3)
    }),
  )
})
