import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** The box that scrolls the rows. */
export type ScrollBox = RefObject<HTMLDivElement | null>

export interface RowWindow {
  /** Places of the rows that are there. */
  readonly indexes: readonly number[]
  /** Pixels that the rows before and after them would take. */
  readonly before: number
  readonly after: number
}

/** Pixels, until a row has been measured. */
const guessedRowHeight = 40

/** A box that has not been measured: the first picture has its rows already. */
const guessedBox = { width: 0, height: 720 }

/** Which of `count` rows, all of one height, are to be there while `box` is scrolled. */
export function useRowWindow(box: ScrollBox, count: number): RowWindow {
  const [rowHeight, setRowHeight] = useState(guessedRowHeight)
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    // The headings stand in the same box, above the first row; they are lower than the rows beside the window.
    overscan: 5,
    initialRect: guessedBox,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const measure = () => {
      const height = element.querySelector('tr[aria-rowindex]:not(thead *)')?.getBoundingClientRect().height ?? 0
      if (height > 0) setRowHeight(height)
    }
    measure()
    // Rows grow with the window, whose width the whole page follows.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  const items = virtualizer.getVirtualItems()
  return {
    indexes: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
  }
}
