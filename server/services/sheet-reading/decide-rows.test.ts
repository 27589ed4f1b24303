import { expect, test } from 'vitest'
import { decideRows } from './decide-rows.mjs'

const clean = { mean: 0, covered: 0, darkest: 0, parts: [0, 0, 0, 0], corners: [0, 0, 0, 0] }

/** A bubble of the first answer with the given darkness, and `corner` as that of its corners. */
const bubble = (value: string, dark: number, corner = 0) => ({
  mark: { id: `Q1${value}`, kind: 'bubble' as const, x: 20, y: 110, w: 5, h: 3, row: 'Q1', value },
  seen: {
    mean: dark,
    covered: dark > 0 ? 1 : 0,
    darkest: dark,
    parts: [dark, dark, dark, dark],
    corners: [corner, corner, corner, corner],
  },
  clean,
  isPositionCertain: true,
})

const rowOf = (...bubbles: readonly ReturnType<typeof bubble>[]) => {
  const [row] = decideRows(bubbles, new Set())
  return [row?.state, row?.value, row?.candidates]
}

test('of two filled bubbles, the crossed-out one comes last, although it is darkest', () => {
  expect(rowOf(bubble('A', 0.9, 0.6), bubble('B', 0), bubble('C', 0), bubble('D', 0.6))).toEqual([
    'unsure',
    null,
    ['D', 'A'],
  ])
})

test('of two filled bubbles, the darker one comes first', () => {
  expect(rowOf(bubble('A', 0.6), bubble('B', 0), bubble('C', 0), bubble('D', 0.7))).toEqual([
    'unsure',
    null,
    ['D', 'A'],
  ])
})
