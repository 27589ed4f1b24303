import { type CSSProperties, type PointerEvent, useEffect, useState } from 'react'

interface Drag {
  readonly from: number
  /** The pointer's position on the page at the start. */
  readonly startY: number
  /** How far it has moved, in pixels. */
  readonly by: number
  /** Height of a row. */
  readonly height: number
}

/** Dragging one row of a list of `count` equally high rows by its grip; Escape cancels. */
export function useDragRow(count: number, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const to = drag === null ? null : targetOf(drag, count)
  const isDragging = drag !== null
  useEffect(() => {
    if (!isDragging) return
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && setDrag(null)
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [isDragging])
  const gripOf = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const height = event.currentTarget.closest('li')?.offsetHeight ?? 0
      setDrag({ from: index, startY: event.pageY, by: 0, height })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { pageY } = event
      setDrag((now) => now && { ...now, by: pageY - now.startY })
    },
    onPointerUp: () => {
      setDrag(null)
      if (drag !== null && to !== null && to !== drag.from) onDrop(drag.from, to)
    },
    onPointerCancel: () => setDrag(null),
  })
  const styleOf = (index: number): CSSProperties =>
    drag === null || to === null ? {} : { transform: `translateY(${shiftOf(index, drag, to)}px)` }
  return { dragged: drag?.from ?? null, gripOf, styleOf }
}

const targetOf = ({ from, by, height }: Drag, count: number): number =>
  height === 0 ? from : Math.max(0, Math.min(count - 1, from + Math.round(by / height)))

/** The dragged row follows the pointer; the rows that it has passed make room. */
function shiftOf(index: number, { from, by, height }: Drag, to: number): number {
  if (index === from) return by
  if (index > from && index <= to) return -height
  return index < from && index >= to ? height : 0
}
