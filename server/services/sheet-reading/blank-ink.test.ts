import { expect, test } from 'vitest'
import { inkIn } from './blank-ink.mjs'

const [width, height, scale] = [300, 200, 10]
const box = { x: 5, y: 4, w: 20, h: 10 }

interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A white page with these areas black, in pixels; right and bottom are exclusive. */
function pageWith(...areas: readonly Area[]) {
  const data = new Uint8Array(width * height).fill(255)
  for (const { left, top, right, bottom } of areas)
    for (let row = top; row < bottom; row += 1) data.fill(0, row * width + left, row * width + right)
  return { data, width, height }
}

/** The outline of the box, half a millimetre wide on each side of its edge. */
const outline: readonly Area[] = [
  { left: 45, top: 35, right: 255, bottom: 45 },
  { left: 45, top: 135, right: 255, bottom: 145 },
  { left: 45, top: 35, right: 55, bottom: 145 },
  { left: 245, top: 35, right: 255, bottom: 145 },
]

test('the outline of a box is no writing', () => {
  expect(inkIn(pageWith(...outline), box, scale)).toBeNull()
})

test('writing is cut out with a millimetre of paper around it, without the outline', () => {
  const found = inkIn(pageWith(...outline, { left: 100, top: 80, right: 140, bottom: 100 }), box, scale)
  expect({ width: found?.width, height: found?.height }).toEqual({ width: 60, height: 40 })
  expect(found?.data.reduce((sum, grey) => sum + (grey === 0 ? 1 : 0), 0)).toBe(40 * 20)
})

test('writing at the edge of a box is cut where its outline begins', () => {
  const found = inkIn(pageWith(...outline, { left: 100, top: 120, right: 140, bottom: 140 }), box, scale)
  expect({ width: found?.width, height: found?.height }).toEqual({ width: 60, height: 21 })
})

test('dust does not count as writing', () => {
  expect(inkIn(pageWith({ left: 100, top: 80, right: 103, bottom: 100 }), box, scale)).toBeNull()
})
