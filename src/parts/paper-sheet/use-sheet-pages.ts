import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { PlacedBlock } from './sheet-blocks.ts'
import { layPages } from './sheet-pages.ts'
import type { SheetSize } from './use-sheet-view.ts'

const columnsOf: Readonly<Record<SheetSize, number>> = { a4: 1, a3: 2 }

/** Height of a column in millimetres, slightly less than on the sheet to allow for rounding at other zooms. */
const columnHeight = 267

/** CSS pixels per millimetre, in which browsers measure. */
const pixelsPerMillimetre = 96 / 25.4

/**
 * Splits blocks into pages by their heights in a hidden column, which is drawn in real millimetres, so that the
 * pages are the same at every zoom and in print. Measures again when formulas and fonts arrive.
 */
export function useSheetPages(blocks: readonly PlacedBlock[], size: SheetSize) {
  const column = useRef<HTMLDivElement>(null)
  const [heights, setHeights] = useState<readonly number[]>([])
  // After every render, because the parts may have changed.
  useLayoutEffect(() => {
    const parts = Array.from(column.current?.children ?? [])
    const read = () => {
      const next = parts.map((part) => part.getBoundingClientRect().height)
      setHeights((old) => (areSame(old, next) ? old : next))
    }
    read()
    const observer = new ResizeObserver(read)
    for (const part of parts) observer.observe(part)
    return () => observer.disconnect()
  })
  const pages = useMemo(() => {
    const parts = blocks.map(({ keepsWithNext, startsPage }, index) => ({
      keepsWithNext,
      startsPage,
      height: heights[index] ?? 0,
    }))
    return layPages(parts, columnHeight * pixelsPerMillimetre, columnsOf[size])
  }, [blocks, heights, size])
  return { column, pages, columnCount: columnsOf[size] }
}

const areSame = (old: readonly number[], next: readonly number[]): boolean =>
  old.length === next.length && old.every((height, index) => height === next[index])
