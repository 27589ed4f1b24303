import { expect, test } from 'vitest'
import { angleBetween, circlesIn, linesIn } from '../testing/drawn-parts.ts'
import { straightGraph } from './graph.ts'
import { numberLine } from './number-line.ts'
import { anglesInCircle, cutParallels, producedTriangle } from './plane-figures.ts'

const cornerAbove = { isAbove: true, isRight: true }

test('points of a number line are at its marks, as many from the origin as their number says', () => {
  const points = [
    { at: -3, name: 'A' },
    { at: 2, name: 'B' },
  ]
  const svg = numberLine({ from: -4, to: 4, written: [0], points })
  const marks = linesIn(svg)
    .slice(1)
    .map(([[x]]) => x)
  expect(circlesIn(svg).map(({ at: [x] }) => marks.indexOf(x) - 4)).toEqual([-3, 2])
})

test('an end that belongs to a set of solutions is full, and one that does not is a ring', () => {
  const span = { from: { at: -1, isExcluded: true }, to: { at: 3, isExcluded: false } }
  expect(circlesIn(numberLine({ from: -4, to: 4, written: [], span })).map(({ isFull }) => isFull)).toEqual([
    false,
    true,
  ])
})

test('parallels are cut at the given angle', () => {
  const [upper, lower, across] = linesIn(cutParallels(58, cornerAbove, cornerAbove))
  const [from = [0, 0], to = [0, 0]] = across ?? []
  expect([upper, lower].map((line) => (line === undefined ? NaN : line[0][1] - line[1][1]))).toEqual([0, 0])
  expect(angleBetween(from, to, [from[0] + 1, from[1]])).toBe(58)
})

test('a triangle has the given angles, and its side goes on straight', () => {
  const [[a, b] = [], [, c] = [], [, d] = []] = linesIn(producedTriangle(64, 71))
  if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('There is no triangle')
  expect({ a: angleBetween(a, b, c), b: angleBetween(b, a, c), c: angleBetween(c, b, d) }).toEqual({
    a: 64,
    b: 71,
    c: 180,
  })
})

test('the angle at the circle is half of the one at the centre', () => {
  const [[centre, a] = [], [c] = [], [, b] = []] = linesIn(anglesInCircle(112))
  if (a === undefined || b === undefined || c === undefined || centre === undefined)
    throw new Error('There is no angle')
  expect({ atCentre: angleBetween(centre, a, b), atCircle: angleBetween(c, a, b) }).toEqual({
    atCentre: 112,
    atCircle: 56,
  })
})

test('a graph passes through its points', () => {
  const svg = straightGraph({
    slope: -2,
    intercept: 3,
    through: [
      [0, 3],
      [2, -1],
    ],
  })
  const [from, to] = linesIn(svg).at(-1) ?? []
  const [first, second] = circlesIn(svg)
  if (from === undefined || to === undefined || first === undefined || second === undefined)
    throw new Error('It is empty')
  expect({ atFirst: angleBetween(first.at, from, to), atSecond: angleBetween(second.at, from, to) }).toEqual({
    atFirst: 180,
    atSecond: 180,
  })
})
