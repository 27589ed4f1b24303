import { expect, test } from 'vitest'
import { addressOf, studentPaths } from './student-address.ts'

test.each([
  ['', { kind: 'list' }],
  ['#/', { kind: 'list' }],
  ['#/test/0', { kind: 'list' }],
  ['#/test/7x', { kind: 'list' }],
  [`#${studentPaths.answering(7)}`, { kind: 'answering', assignmentId: 7 }],
  [`#${studentPaths.result(12)}`, { kind: 'result', assignmentId: 12 }],
  [`#${studentPaths.classes}`, { kind: 'classes' }],
  [`#${studentPaths.join('K7M2QX')}`, { kind: 'join', classCode: 'K7M2QX' }],
  ['#/join/k7m-2qx', { kind: 'join', classCode: 'K7M2QX' }],
  [`#${studentPaths.join('a/b?c')}`, { kind: 'join', classCode: 'A/B?C' }],
  ['#/join/', { kind: 'list' }],
  ['#/join/%E0%A4%A', { kind: 'list' }],
  [`#/join/${'K'.repeat(21)}`, { kind: 'list' }],
])('%j is %j', (hash, address) => expect(addressOf(hash)).toEqual(address))
