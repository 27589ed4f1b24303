import { expect, test } from 'vitest'
import { idIn } from './id-in.ts'

test.each([
  ['7', 7],
  ['999999999999999', 999_999_999_999_999],
  ['1000000000000000', null],
  ['0', null],
  ['07', null],
  ['-7', null],
  ['7.0', null],
  [' 7', null],
  ['', null],
  [undefined, null],
  [null, null],
])('the id in an address that says %s is %s', (text, id) => expect(idIn(text)).toBe(id))
