import { expect, test } from 'vitest'
import { difficultyInForce, measuredOf } from './measured-difficulty.ts'

test.each([
  ['29 answers are too few', { answers: 29, reached: 0, full: 290 }, null],
  ['a question without points measures nothing', { answers: 30, reached: 0, full: 0 }, null],
  ['70 % reached is easy', { answers: 30, reached: 210, full: 300 }, { difficulty: 1, answers: 30 }],
  ['less than 70 % is medium', { answers: 30, reached: 209, full: 300 }, { difficulty: 2, answers: 30 }],
  ['40 % reached is medium', { answers: 31, reached: 120, full: 300 }, { difficulty: 2, answers: 31 }],
  ['less than 40 % is hard', { answers: 30, reached: 119, full: 300 }, { difficulty: 3, answers: 30 }],
])('difficulty from answers: %s', (_, marked, measured) => {
  expect(measuredOf(marked)).toEqual(measured)
})

test('the declared difficulty counts only where none is measured', () => {
  expect([
    difficultyInForce({ difficulty: 1, measured: { difficulty: 3, answers: 30 } }),
    difficultyInForce({ difficulty: 1, measured: null }),
    difficultyInForce({ difficulty: 2 }),
  ]).toEqual([3, 1, 2])
})
