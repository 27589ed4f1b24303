import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls an element back into view when `shown` changes: the scroll position belonged to the previous content. */
export function useScrollToTop(shown: number): RefObject<HTMLDListElement | null> {
  const top = useRef<HTMLDListElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== shown) top.current?.scrollIntoView({ block: 'nearest' })
    before.current = shown
  }, [shown])
  return top
}
