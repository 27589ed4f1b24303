import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import type { DataTableProps, ShapedTable } from './data-table.types.ts'
import { shapeFor, withoutDetails } from './table-shape.ts'

interface Wanted {
  /** Every column whatever the room, for print. */
  readonly isWhole: boolean
  /** Rows have equal heights, and so a single line. */
  readonly isWindowed: boolean
}

/** The table in the shape that fits its box; follows the box before each paint. */
export function useShapedTable<Row>(
  box: RefObject<HTMLElement | null>,
  table: DataTableProps<Row>,
  { isWhole, isWindowed }: Wanted,
): ShapedTable<Row> {
  const room = useRoom(box)
  return useMemo(() => {
    const fitting = room === null || isWhole ? 'whole' : shapeFor(table, room)
    const shape = isWindowed && fitting === 'stacked' ? 'brief' : fitting
    return shape === 'whole' ? { ...table, shape } : { ...table, shape, columns: withoutDetails(table.columns) }
  }, [table, room, isWhole, isWindowed])
}

/** Width of the box in units; null without layout. */
function useRoom(box: RefObject<HTMLElement | null>): number | null {
  const [room, setRoom] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const measure = () => setRoom(element.clientWidth === 0 ? null : element.clientWidth / pixelsOfUnit())
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [box])
  return room
}

const pixelsOfUnit = (): number => (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 75) / 75
