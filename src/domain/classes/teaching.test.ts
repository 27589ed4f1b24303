import { expect, test } from 'vitest'
import { defaultSubjectOfStage } from './subjects.ts'
import { isStage, isSubject, isSubjectOfStage, stageNameOf, subjectNameOf, subjectsOfStage } from './teaching.ts'

test('each stage offers English and maths, the default first', () => {
  expect(subjectsOfStage).toEqual({ 2: [203, 202], 3: [303, 302] })
  expect({ junior: subjectsOfStage[2][0], senior: subjectsOfStage[3][0] }).toEqual({
    junior: defaultSubjectOfStage[2],
    senior: defaultSubjectOfStage[3],
  })
})

test('only what is taught here counts', () => {
  expect([1, 2, 3, 4, null].map(isStage)).toEqual([false, true, true, false, false])
  expect([102, 202, 203, 302, 303, 402, null].map(isSubject)).toEqual([false, true, true, true, true, false, false])
})

test('names of stages and subjects', () => {
  expect([2, 3].map(stageNameOf)).toEqual(['junior', 'senior'])
  expect([202, 203, 302, 303].map(subjectNameOf)).toEqual(['maths', 'english', 'maths', 'english'])
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
