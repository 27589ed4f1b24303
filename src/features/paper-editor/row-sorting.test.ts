import type { ClientRect } from '@dnd-kit/core'
import { closestCenter } from '@dnd-kit/core'
import { verticalListSortingStrategy } from '@dnd-kit/sortable'
import { expect, test } from 'vitest'
import { makeRoom, nearestRow } from './row-sorting.ts'

let readings = 0

/** Like drag and drop stores them: a position is looked up on each access. */
function rectAt(top: number, height: number): ClientRect {
  return {
    width: 200,
    height,
    left: 0,
    right: 200,
    get top() {
      readings += 1
      return top
    },
    get bottom() {
      readings += 1
      return top + height
    },
  }
}

const heights = Array.from({ length: 210 }, (_, index) => (index % 21 === 0 ? 36 : 33))
const rects = heights.map((height, index) =>
  rectAt(
    heights.slice(0, index).reduce((sum, one) => sum + one, 0),
    height,
  ),
)
const ids = rects.map((_, index) => `row${index}`)

function lookFrom(top: number) {
  const droppableRects = new Map(ids.map((id, index) => [id, rects[index] ?? rectAt(0, 0)]))
  const droppableContainers = ids.map((id) => ({
    id,
    key: id,
    data: { current: {} },
    disabled: false,
    node: { current: null },
    rect: { current: null },
  }))
  const active = { id: 'row4', data: { current: {} }, rect: { current: { initial: null, translated: null } } }
  return {
    active,
    collisionRect: rectAt(top, 33),
    droppableRects,
    droppableContainers,
    pointerCoordinates: null,
  }
}

test('the nearest row is the same as when searching all of them, above and below them too', () => {
  const tops = Array.from({ length: 120 }, (_, index) => index * 67 - 500)
  const found = tops.map((top) => nearestRow(ids)(lookFrom(top)).map(({ id }) => id))
  expect(found).toStrictEqual(tops.map((top) => [closestCenter(lookFrom(top))[0]?.id]))
})

test('rows not measured yet are skipped, and without measured rows none is found', () => {
  const look = { ...lookFrom(0), droppableRects: new Map([['row7', rectAt(240, 33)]]) }
  expect({ measured: nearestRow(ids)(look), none: nearestRow([])(look) }).toStrictEqual({
    measured: [{ id: 'row7' }],
    none: [],
  })
})

test('of 210 rows at most eleven have their position read', () => {
  const counts = Array.from({ length: 120 }, (_, index) => {
    readings = 0
    nearestRow(ids)(lookFrom(index * 67 - 500))
    return readings
  })
  expect(Math.max(...counts)).toBe(11)
})

test('rows make the same room as when each position was read, without reading any', () => {
  const cases = [
    [4, 9],
    [150, 3],
    [60, 60],
  ] as const
  const shifts = cases.map(([activeIndex, overIndex]) => {
    const common = { rects, activeNodeRect: null, activeIndex, overIndex }
    const others = rects.flatMap((_, index) => (index === activeIndex ? [] : [index]))
    const usual = others.map((index) => verticalListSortingStrategy({ ...common, index })?.y)
    readings = 0
    return { ours: others.map((index) => makeRoom({ ...common, index })?.y ?? 0), usual, readings }
  })
  expect(shifts).toStrictEqual(shifts.map(({ usual }) => ({ ours: usual, usual, readings: 0 })))
})
