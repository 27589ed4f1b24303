import { useEffect, useRef } from 'react'
import { useToasts } from './toast-context.ts'

/** Where the page is: a toast's offer, to undo or to continue, does not survive navigation. */
export function useToastPage(page: string): void {
  const { leave } = useToasts()
  const last = useRef(page)
  useEffect(() => {
    if (last.current !== page) leave()
    last.current = page
  }, [page, leave])
}
