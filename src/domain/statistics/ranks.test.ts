import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ranksOf } from './ranks.ts'

test.each([
  [[], []],
  [[700], [1]],
  [
    [900, 850, 850, 700],
    [1, 2, 2, 4],
  ],
  [
    [700, 850, 900, 850],
    [4, 2, 1, 2],
  ],
  [
    [50, 50, 50],
    [1, 1, 1],
  ],
])('%j rank %j', (scores, ranks) => expect(ranksOf(scores)).toEqual(ranks))

test('a rank is one more than the number of better scores', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 30 })), (scores) => {
      expect(ranksOf(scores)).toEqual(scores.map((score) => 1 + scores.filter((other) => other > score).length))
    }),
  )
})
