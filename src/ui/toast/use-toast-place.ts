import { useEffect, useRef } from 'react'
import { useToasts } from './toast-context.ts'

/** Where the page is: a toast's offer, to undo or to continue, does not survive navigation. */
export function useToastPlace(place: string): void {
  const { leave } = useToasts()
  const last = useRef(place)
  useEffect(() => {
    if (last.current !== place) leave()
    last.current = place
  }, [place, leave])
}
