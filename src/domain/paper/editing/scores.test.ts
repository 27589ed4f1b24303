import { expect, test } from 'vitest'
import { item, question, reading, written } from '../testing/papers.ts'
import { apportion, isScore, sameForEach, spreadOver, withScore } from './scores.ts'

test.each([
  [0, true],
  [5, true],
  [9995, true],
  [10_000, false],
  [-5, false],
  [3, false],
  [2.5, false],
  [Number.NaN, false],
])('a score of %f tenths: %j', (score, isOne) => expect(isScore(score)).toBe(isOne))

test.each([
  [100, [1, 1, 1], [35, 35, 30]],
  [100, [20, 30, 50], [20, 30, 50]],
  [25, [60, 50, 40], [10, 10, 5]],
  [5, [1, 1], [5, 0]],
  [10, [0, 0], [5, 5]],
  [15, [1, 3], [5, 10]],
  [20, [40, 10, 10], [15, 5, 0]],
  [0, [1, 2], [0, 0]],
  [50, [], []],
])('%i divided by %j is %j', (total, weights, parts) => expect(apportion(total, weights)).toEqual(parts))

test('the maxima of the criteria follow the score of a written item', () => {
  const [before] = written(1, [60, 50, 40]).items
  const [after] = written(1, [40, 35, 25]).items
  if (before === undefined) throw new Error('no item')
  expect(withScore(before, 100)).toEqual(after)
  expect(withScore(before, 150)).toBe(before)
})

test('any other item changes only its score', () => {
  expect(withScore(item(1), 35)).toEqual(item(1, { score: 35 }))
})

const worth = (itemId: number, score: number) => item(itemId, { score })

test('the same score for each item, combination questions included', () => {
  expect(sameForEach([question(1), reading(2, 2)], 15)).toEqual([
    { itemId: 101, score: 15 },
    { itemId: 201, score: 15 },
    { itemId: 202, score: 15 },
  ])
})

test('a total spread evenly, and in proportion to the scores', () => {
  const questions = [question(1, { items: [worth(1, 10)] }), question(2, { items: [worth(2, 20), worth(3, 10)] })]
  expect(spreadOver(questions, 100, 'evenly')).toEqual([
    { itemId: 1, score: 35 },
    { itemId: 2, score: 35 },
    { itemId: 3, score: 30 },
  ])
  expect(spreadOver(questions, 100, 'inProportion')).toEqual([
    { itemId: 1, score: 25 },
    { itemId: 2, score: 50 },
    { itemId: 3, score: 25 },
  ])
})
