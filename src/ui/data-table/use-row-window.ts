import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The box that scrolls the rows. */
export type ScrollBox = RefObject<HTMLDivElement | null>

export interface RowWindow {
  /** Places of the rows that are there. */
  readonly indexes: readonly number[]
  /** Pixels that the rows before and after them would take. */
  readonly before: number
  readonly after: number
}

/** Units, until a row has been measured: the first picture then needs no second. */
const guessedUnits = { list: 45, home: 42, report: 40, roomy: 46 } as const

export type RowDensity = keyof typeof guessedUnits

/** A difference in pixels that the rows beside the window make up for. */
const almostNothing = 0.5

/** Which of `count` rows, all of one height, are to be there while `box` is scrolled. */
export function useRowWindow(box: ScrollBox, count: number, density: RowDensity): RowWindow {
  const [guessed] = useState(() => guessSizes(density))
  const [rowHeight, setRowHeight] = useState(guessed.row)
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    // The headings stand in the same box, above the first row; they are lower than the rows beside the window.
    overscan: 5,
    initialRect: guessed.box,
  })
  const measuredHeight = useRef(rowHeight)
  useLayoutEffect(() => {
    if (measuredHeight.current === rowHeight) return
    measuredHeight.current = rowHeight
    virtualizer.measure()
  }, [virtualizer, rowHeight])
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const measure = () => {
      const height = element.querySelector('tr[aria-rowindex]:not(thead *)')?.getBoundingClientRect().height ?? 0
      if (height > 0) setRowHeight((known) => (Math.abs(known - height) < almostNothing ? known : height))
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

/** Pixels of a row and of the box, as the style sheet should make them. */
function guessSizes(density: RowDensity) {
  const unit = (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 75) / 75
  return {
    row: guessedUnits[density] * unit,
    box: { width: 0, height: Math.min(0.7 * window.innerHeight, 720 * unit) },
  }
}
