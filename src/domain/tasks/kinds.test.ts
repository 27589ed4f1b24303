import { expect, test } from 'vitest'
import { taskKinds, taskTypes } from './kinds.ts'

test('task kinds and types are those of the specification', () => {
  expect(taskKinds).toEqual(['practice', 'homework', 'test', 'studyTask', 'dictation', 'composition'])
  expect(taskTypes).toEqual({ common: 1, special: 2, openTest: 3, simulatedTest: 11 })
})
