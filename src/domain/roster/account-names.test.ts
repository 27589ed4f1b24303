import { expect, test } from 'vitest'
import { accountNames } from './account-names.ts'

test.each([
  ['20260731', ['20260731', 'qm20260731']],
  ['B2026A', ['b2026a', 'qmb2026a']],
  ['00007', ['qm00007']],
  ['7', ['qm7']],
  ['13900001111', ['qm13900001111']],
  ['2026-07', []],
  ['二〇二六', []],
  ['', []],
  [null, []],
])('the accounts of the number %j', (number, names) => expect(accountNames(number, 'qm')).toEqual(names))
