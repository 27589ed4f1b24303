import { expect, test } from 'vitest'
import { acceptedLimits } from '#domain/questions/accepted-limits.ts'
import { subjects } from '#domain/classes/subjects.ts'
import { faultsOf } from './draft-faults.ts'
import type { ImportedItem } from './imported-paper.ts'

function faultsWith(kind: ImportedItem['kind'], length: number) {
  const given = { stem: 'Where is it?', options: [], analysis: '', knowledge: '', score: 10 }
  const items = [{ ...given, kind, right: ['x'.repeat(length)] }]
  return faultsOf(subjects.juniorEnglish, { passage: '', difficulty: 2, items })
}

test('an answer for a blank that no key can hold is too long; a model answer may be longer', () => {
  const { blank } = acceptedLimits
  expect([faultsWith('blank', blank), faultsWith('blank', blank + 1), faultsWith('written', blank + 1)]).toEqual([
    [],
    [{ item: 0, fault: 'tooLong' }],
    [],
  ])
})
