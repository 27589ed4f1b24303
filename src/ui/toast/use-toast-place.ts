import { useEffect, useRef } from 'react'
import { useToasts } from './toast-context.ts'

/** Where the page is: what a toast offers, to undo or to do next, does not go along to another place. */
export function useToastPlace(place: string): void {
  const { leave } = useToasts()
  const last = useRef(place)
  useEffect(() => {
    if (last.current !== place) leave()
    last.current = place
  }, [place, leave])
}
