/**
 * How rows that stand upon each other without a gap are dragged past each other. Whoever reads where a row is makes the
 * browser look how far everything around it was scrolled, so that as few as possible are asked.
 */
import type { ClientRect, CollisionDetection, UniqueIdentifier } from '@dnd-kit/core'
import type { SortingStrategy } from '@dnd-kit/sortable'

/** Finds the row whose middle is next to the middle of what is dragged; the rows are given from top to bottom. */
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

/** The index of the first row whose middle is not above this one. */
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

/** Makes room where the row that is dragged would be let go; null for rows that stay where they are, as most do. */
export const makeRoom: SortingStrategy = ({ activeIndex, activeNodeRect, index, rects, overIndex }) => {
  const height = (rects[activeIndex] ?? activeNodeRect)?.height ?? 0
  if (index > activeIndex && index <= overIndex) return movedBy(-height)
  return index < activeIndex && index >= overIndex ? movedBy(height) : null
}

const movedBy = (y: number) => ({ x: 0, y, scaleX: 1, scaleY: 1 })
