import { expect, test } from 'vitest'
import { subjects } from '#domain/classes/subjects.ts'
import { inUsualOrder } from './usual-order.ts'

const ordered = (subjectId: number, ...types: readonly number[]) =>
  inUsualOrder(
    subjectId,
    types.map((type, index) => ({ type, index })),
  ).map(({ type, index }) => [type, index])

test('maths goes from choices over blanks to worked answers, in stable order within a type', () => {
  expect(ordered(subjects.juniorMaths, 901, 21, 77, 4, 1, 2, 1)).toEqual([
    [1, 4],
    [1, 6],
    [2, 5],
    [4, 3],
    [21, 1],
    [901, 0],
    [77, 2],
  ])
})

test('English goes from listening over choices and reading to writing', () => {
  expect(ordered(subjects.seniorEnglish, 3, 904, 903, 902, 1, 7, 2).map(([type]) => type)).toEqual([
    2, 7, 1, 902, 903, 904, 3,
  ])
})
