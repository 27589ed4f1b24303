import { type UIEvent, useState } from 'react'

/** Pixels. */
export const rowHeight = 30
const rowsInView = 60
const margin = 10

/** The visible rows of a long list: from `first` up to, not including, `end`. */
export function useWindow(count: number) {
  const [top, setTop] = useState(0)
  const first = Math.max(0, Math.min(Math.floor(top / rowHeight) - margin, count - 1))
  return {
    first,
    end: Math.min(count, first + rowsInView + margin),
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => setTop(currentTarget.scrollTop),
  }
}
