import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPass, passPercent, summaryOf } from './score-summary.ts'

test('a class by hand', () => {
  expect(summaryOf([500, 700, 900, 600], 1000)).toEqual({
    mean: 675,
    median: 650,
    deviation: 148,
    highest: 900,
    lowest: 500,
    passed: 3,
  })
})

test('the textbook deviation: 2, 4, 4, 4, 5, 5, 7, 9 points deviate by 2', () => {
  expect(summaryOf([20, 40, 40, 40, 50, 50, 70, 90], 100)).toEqual({
    mean: 50,
    median: 45,
    deviation: 20,
    highest: 90,
    lowest: 20,
    passed: 2,
  })
})

test('figures of one submission, and of none', () => {
  expect(summaryOf([125], 150)).toEqual({
    mean: 125,
    median: 125,
    deviation: 0,
    highest: 125,
    lowest: 125,
    passed: 1,
  })
  expect(summaryOf([], 150)).toBeNull()
})

test('mean and median of half points are rounded half up to a tenth of a point', () => {
  const summaries = [summaryOf([120, 125], 150), summaryOf([0, 0, 5], 150)]
  expect(
    summaries.map((summary) => ({ mean: summary?.mean, median: summary?.median, deviation: summary?.deviation })),
  ).toEqual([
    { mean: 123, median: 123, deviation: 3 },
    { mean: 2, median: 0, deviation: 2 },
  ])
})

test('a pass is 60 % of any full mark, exactly', () => {
  expect(passPercent).toBe(60)
  expect(isPass(600, 1000)).toBe(true)
  expect(isPass(599, 1000)).toBe(false)
  expect(isPass(90, 150)).toBe(true)
  expect(isPass(85, 145)).toBe(false)
  expect(isPass(90, 145)).toBe(true)
})

test('the deviation is the nearest tenth, by exact arithmetic', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1500 }), { minLength: 1, maxLength: 60 }), (scores) => {
      const count = BigInt(scores.length)
      const sum = scores.reduce((total, score) => total + BigInt(score), 0n)
      const spread = count * scores.reduce((total, score) => total + BigInt(score * score), 0n) - sum * sum
      const doubled = 2n * BigInt(summaryOf(scores, 1500)?.deviation ?? -1)
      expect((doubled + 1n) ** 2n * count ** 2n > 4n * spread).toBe(true)
      expect(doubled === 0n || (doubled - 1n) ** 2n * count ** 2n <= 4n * spread).toBe(true)
    }),
  )
})

test('a summary does not depend on the order, and shifts with the scores', () => {
  const score = fc.integer({ min: 0, max: 200 })
  fc.assert(
    fc.property(fc.array(score, { minLength: 1, maxLength: 30 }), (scores) => {
      const halves = scores.map((value) => value * 5)
      const summary = summaryOf(halves, 1000)
      expect(summaryOf(halves.toReversed(), 1000)).toEqual(summary)
      const shifted = summaryOf(
        halves.map((value) => value + 100),
        1000,
      )
      expect(shifted?.deviation).toBe(summary?.deviation)
      expect((shifted?.mean ?? 0) - (summary?.mean ?? 0)).toBe(100)
      expect((shifted?.median ?? 0) - (summary?.median ?? 0)).toBe(100)
    }),
  )
})
