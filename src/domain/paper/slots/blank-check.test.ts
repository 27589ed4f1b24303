import { expect, test } from 'vitest'
import { checkBlanks } from './blank-check.ts'

test.each([
  ['A text.', 2, null],
  ['It [[1]] and [[2]].', 2, null],
  ['It [[2]] and [[1]].', 2, { missing: [], extra: [], twice: [], reversed: [1] }],
  ['It [[1]].', 3, { missing: [2, 3], extra: [], twice: [], reversed: [] }],
  ['It [[1]], [[4]] and [[4]].', 1, { missing: [], extra: [4], twice: [4], reversed: [] }],
  ['It [[1]] and [[1]].', 2, { missing: [2], extra: [], twice: [1], reversed: [] }],
])('%j with %i items', (text, count, faults) => {
  expect(checkBlanks(text, count)).toEqual(faults)
})
