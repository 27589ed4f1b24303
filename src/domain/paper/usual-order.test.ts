import { expect, test } from 'vitest'
import { subjects } from '#domain/classes/subjects.ts'
import { inUsualOrder } from './usual-order.ts'

const ordered = (subjectId: number, ...types: readonly number[]) =>
  inUsualOrder(
    subjectId,
    types.map((type, index) => ({ type, index })),
  )

test('maths goes from choices over blanks to worked answers, in stable order within a type', () => {
  expect(ordered(subjects.juniorMaths, 901, 21, 77, 4, 1, 2, 1)).toEqual([
    { type: 1, index: 4 },
    { type: 1, index: 6 },
    { type: 2, index: 5 },
    { type: 4, index: 3 },
    { type: 21, index: 1 },
    { type: 901, index: 0 },
    { type: 77, index: 2 },
  ])
})

test('English goes from listening over choices and reading to writing', () => {
  expect(ordered(subjects.seniorEnglish, 3, 904, 903, 902, 1, 7, 2).map(({ type }) => type)).toEqual([
    2, 7, 1, 902, 903, 904, 3,
  ])
})
