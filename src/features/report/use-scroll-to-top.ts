import { type RefObject, useEffect, useRef } from 'react'

/** Brings an element back into view when `shown` changes: how far was scrolled belonged to what was shown before. */
export function useScrollToTop(shown: number): RefObject<HTMLDListElement | null> {
  const top = useRef<HTMLDListElement>(null)
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return top
}
