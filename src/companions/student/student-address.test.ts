import { expect, test } from 'vitest'
import { addressOf, studentPaths } from './student-address.ts'

test.each([
  ['', { kind: 'list' }],
  ['#/', { kind: 'list' }],
  ['#/test/0', { kind: 'list' }],
  ['#/test/7x', { kind: 'list' }],
  [`#${studentPaths.answering(7)}`, { kind: 'answering', testId: 7 }],
  [`#${studentPaths.result(12)}`, { kind: 'result', testId: 12 }],
])('%j is %j', (hash, address) => expect(addressOf(hash)).toEqual(address))
