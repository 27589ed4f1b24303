import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandFloors, bandOf, distributionOf } from './distribution.ts'

test.each([
  [0, 1000, 0],
  [599, 1000, 0],
  [600, 1000, 1],
  [699, 1000, 1],
  [700, 1000, 2],
  [799, 1000, 2],
  [800, 1000, 3],
  [899, 1000, 3],
  [900, 1000, 4],
  [1000, 1000, 4],
  [90, 150, 1],
  [105, 150, 2],
  [120, 150, 3],
  [135, 150, 4],
  [134, 150, 3],
  [725, 1200, 1],
  [715, 1200, 0],
  [49, 70, 2],
])('%i tenths of %i lie in band %i', (score, fullMark, band) => expect(bandOf(score, fullMark)).toBe(band))

test('a class of six', () => {
  expect(bandFloors).toEqual([0, 60, 70, 80, 90])
  expect(distributionOf([0, 595, 600, 845, 900, 1000], 1000)).toEqual([2, 1, 0, 1, 2])
  expect(distributionOf([], 1000)).toEqual([0, 0, 0, 0, 0])
})

test('every score is in exactly one band, between its bounds for any full mark', () => {
  const marks = fc
    .integer({ min: 1, max: 2000 })
    .chain((full) => fc.tuple(fc.constant(full), fc.array(fc.nat({ max: full }))))
  fc.assert(
    fc.property(marks, ([fullMark, scores]) => {
      expect(distributionOf(scores, fullMark).reduce((sum, count) => sum + count, 0)).toBe(scores.length)
      for (const score of scores) {
        const band = bandOf(score, fullMark)
        expect(BigInt(score) * 100n >= BigInt(bandFloors[band] ?? -1) * BigInt(fullMark)).toBe(true)
        expect(BigInt(score) * 100n < BigInt(bandFloors[band + 1] ?? 101) * BigInt(fullMark)).toBe(true)
      }
    }),
  )
})
