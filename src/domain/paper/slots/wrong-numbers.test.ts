import { expect, test } from 'vitest'
import { paperWith, question, reading, section } from '../testing/papers.ts'
import { wrongNumbersOn } from './wrong-on-paper.ts'
import { wrongNumbersIn } from './wrong-numbers.ts'

test.each([
  ['It [[1]] and [[2]].', 2, []],
  [
    'It [[1]], [[4]] and [[1]].',
    2,
    [
      [1, 'numberTwice'],
      [4, 'numberExtra'],
    ],
  ],
  [
    'It [[3]], [[1]] and [[2]].',
    3,
    [
      [1, 'numberReversed'],
      [2, 'numberReversed'],
    ],
  ],
  ['It __22__ and __21__.', 2, []],
  ['It __21__ and __22__.', 2, []],
  ['It __21__, 21____ and 22____.', 2, [[21, 'numberTwice']]],
  ['It __21__, 22____ and 25____.', 3, [[25, 'numberApart']]],
  ['In 21____ there was one item.', 1, []],
] as const)('in %j with %i items, these numbers do not fit', (passage, count, wrong) => {
  expect([...wrongNumbersIn(passage, count)]).toEqual(wrong)
})

test('the questions of a paper are named by their printed numbers', () => {
  const paper = paperWith([
    section('s1', [question(1), { ...reading(2, 2), passage: 'It [[2]] and [[1]].' }, reading(3, 2)]),
  ])
  expect(wrongNumbersOn(paper)).toEqual([{ printed: '2–3', wrong: [[1, 'numberReversed']] }])
})
