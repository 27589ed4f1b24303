import { expect, test } from 'vitest'
import { failuresLeft, triesBeforePuzzle } from './tries-left.ts'

test('from the fourth wrong password on, the page counts down to the lock', () =>
  expect([1, 3, 4, 9, 10].map(failuresLeft)).toEqual([null, null, 6, 1, null]))

test('the puzzle is announced until it has come', () =>
  expect([1, 2, 3, 4].map(triesBeforePuzzle)).toEqual([2, 1, 0, null]))
