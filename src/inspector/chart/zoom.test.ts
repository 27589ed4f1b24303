import { expect, test } from 'vitest'
import { fitScale, zoomedIn, zoomedOut } from './zoom.ts'

test.each([
  [1, 1.25, 0.8],
  [0.41, 0.5, 0.33],
  [0.25, 0.33, 0.25],
  [0.1, 0.25, 0.1],
  [3, 3, 2],
])('from %s one goes in to %s and out to %s', (scale, larger, smaller) =>
  expect({ zoomedIn: zoomedIn(scale), zoomedOut: zoomedOut(scale) }).toEqual({ zoomedIn: larger, zoomedOut: smaller }),
)

test.each([
  ['wide', { width: 1000, height: 100 }, 0.5],
  ['high', { width: 100, height: 1200 }, 0.25],
  ['small', { width: 100, height: 100 }, 1],
])('a %s drawing is whole in its room', (_, drawing, scale) =>
  expect(fitScale({ width: 500, height: 300 }, drawing)).toBe(scale),
)

test('without a viewport a drawing has its full size', () =>
  expect(fitScale({ width: 0, height: 0 }, { width: 100, height: 100 })).toBe(1))
