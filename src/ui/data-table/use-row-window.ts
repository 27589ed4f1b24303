import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export interface RowWindow {
  /** For the table's body. The box is found from it: a ref to the box would be empty when the first rows mount. */
  readonly body: RefObject<HTMLTableSectionElement | null>
  /** Indices of the rendered rows. */
  readonly indices: readonly number[]
  /** Pixels in place of the rows before and after them. */
  readonly before: number
  readonly after: number
}

/** Units, until a row has been measured, so that the first render needs no second. */
const guessedUnits = { list: 45, home: 42, report: 40, dense: 26, roomy: 46 } as const

export type RowDensity = keyof typeof guessedUnits

/** A difference in pixels small enough for the extra rows to cover. */
const almostNothing = 0.5

/** Which of `count` rows of equal height to render as the box around their table scrolls. */
export function useRowWindow(count: number, density: RowDensity): RowWindow {
  const body = useRef<HTMLTableSectionElement>(null)
  const [guessed] = useState(() => guessSizes(density))
  const [rowHeight, setRowHeight] = useState(guessed.row)
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => boxOf(body.current),
    estimateSize: () => rowHeight,
    // The headings are in the same box, above the first row; they are not as tall as the extra rows.
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
    const element = boxOf(body.current)
    if (element === null) return undefined
    const measure = () => {
      const height = body.current?.querySelector('[aria-rowindex]')?.getBoundingClientRect().height ?? 0
      if (height > 0) setRowHeight((known) => (Math.abs(known - height) < almostNothing ? known : height))
    }
    measure()
    // Rows scale with the window, as the whole page does.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const items = virtualizer.getVirtualItems()
  return {
    body,
    indices: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
  }
}

const boxOf = (body: HTMLElement | null): HTMLElement | null => body?.closest('table')?.parentElement ?? null

/** Heights of a row and of the box in pixels, as specified by the style sheet. */
function guessSizes(density: RowDensity) {
  const unit = (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 75) / 75
  return {
    row: guessedUnits[density] * unit,
    box: { width: 0, height: Math.min(0.7 * window.innerHeight, 720 * unit) },
  }
}
