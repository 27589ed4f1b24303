import { useEffect, useRef } from 'react'

/** Scrolls a part into view when it appears: what somebody has just caused may lie below the fold, in a dialog too. */
export function useScrollIntoView<Part extends Element>(isWanted = true) {
  const part = useRef<Part>(null)
  useEffect(() => {
    if (isWanted) part.current?.scrollIntoView({ block: 'nearest' })
  }, [isWanted])
  return part
}
