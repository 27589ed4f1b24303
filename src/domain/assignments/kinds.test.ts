import { expect, test } from 'vitest'
import { assignmentKinds, assignmentTypes } from './kinds.ts'

test('kinds and types of assignments are those of the specification', () => {
  expect(assignmentKinds).toEqual(['practice', 'homework', 'test', 'studyTask', 'dictation', 'composition'])
  expect(assignmentTypes).toEqual({ common: 1, special: 2, openTest: 3, simulatedTest: 11 })
})
