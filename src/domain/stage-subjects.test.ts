import { expect, test } from 'vitest'
import { isSubjectOfStage, subjectsOfStage } from './stage-subjects.ts'

test('maths and English are taught at both stages, each under an id of its own', () => {
  expect(subjectsOfStage).toEqual({ 2: [202, 203], 3: [302, 303] })
})

test('a subject belongs to its own stage only', () => {
  const pairs = [203, 303, 302, 102, 0].map((subjectId) => [2, 3, 1].map((stage) => isSubjectOfStage(subjectId, stage)))
  expect(pairs).toEqual([
    [true, false, false],
    [false, true, false],
    [false, true, false],
    [false, false, false],
    [false, false, false],
  ])
})
