import { expect, test } from 'vitest'
import type { Shape } from './annotation.ts'
import { mergeShapes } from './merge-shapes.ts'

const tick = (x: number): Shape => ({ kind: 'tick', x, y: 1 })

test('what either of two markers drew is kept, and what either erased is gone', () => {
  const base = [tick(1), tick(2), tick(3)]
  const mine = [tick(1), tick(3), tick(4)]
  const theirs = [tick(2), tick(3), tick(5)]
  expect(mergeShapes({ base, mine, theirs })).toEqual([tick(3), tick(5), tick(4)])
})

test('of two equal shapes, one is erased and the other is kept', () => {
  expect(mergeShapes({ base: [tick(1), tick(1)], mine: [tick(1)], theirs: [tick(1), tick(1)] })).toEqual([tick(1)])
})
