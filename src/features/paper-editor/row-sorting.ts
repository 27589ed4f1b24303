/**
 * Dragging rows that are stacked without gaps past each other. Reading a row's position makes the browser check the
 * scroll offsets of everything around it, so as few positions as possible are read.
 */
import type { ClientRect, CollisionDetection, UniqueIdentifier } from '@dnd-kit/core'
import type { SortingStrategy } from '@dnd-kit/sortable'

/** Finds the row whose middle is nearest to that of the dragged row; rows are given from top to bottom. */
export const nearestRow =
  (ids: readonly UniqueIdentifier[]): CollisionDetection =>
  ({ collisionRect, droppableRects }) => {
    const middle = middleOf(collisionRect)
    const rows = ids.flatMap((id) => {
      const rect = droppableRects.get(id)
      return rect ? [{ id, rect }] : []
    })
    const below = firstBelow(rows, middle)
    const [nearest] = rows
      .slice(Math.max(0, below - 1), below + 1)
      .map(({ id, rect }) => ({ id, distance: Math.abs(middleOf(rect) - middle) }))
      .sort((one, other) => one.distance - other.distance)
    return nearest === undefined ? [] : [{ id: nearest.id }]
  }

const middleOf = ({ top, height }: ClientRect): number => top + height / 2

/** The index of the first row whose middle is not above the given one. */
function firstBelow(rows: readonly { readonly rect: ClientRect }[], middle: number): number {
  let [from, to] = [0, rows.length]
  while (from < to) {
    const half = Math.floor((from + to) / 2)
    const row = rows[half]
    if (row !== undefined && middleOf(row.rect) < middle) from = half + 1
    else to = half
  }
  return from
}

/** Makes room where the dragged row would be dropped; null for rows that stay in place, as most do. */
export const makeRoom: SortingStrategy = ({ activeIndex, activeNodeRect, index, rects, overIndex }) => {
  const height = (rects[activeIndex] ?? activeNodeRect)?.height ?? 0
  if (index > activeIndex && index <= overIndex) return movedBy(-height)
  return index < activeIndex && index >= overIndex ? movedBy(height) : null
}

const movedBy = (y: number) => ({ x: 0, y, scaleX: 1, scaleY: 1 })
