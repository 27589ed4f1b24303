import { type RefObject, useEffect, useRef } from 'react'

/** Brings an element back into view when `shown` changes: how far was scrolled belonged to what was shown before. */
export function useScrollToTop(shown: number): RefObject<HTMLDListElement | null> {
  const top = useRef<HTMLDListElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== shown) top.current?.scrollIntoView({ block: 'nearest' })
    before.current = shown
  }, [shown])
  return top
}
