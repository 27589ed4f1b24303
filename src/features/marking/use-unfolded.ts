import { type RefObject, useLayoutEffect, useState } from 'react'
import { sheetMark } from './use-marking-keys.ts'

export interface Unfolded {
  readonly isOpen: boolean
  readonly toggle: () => void
}

/** Whether a long question stands unfolded: as the teacher chose, else where the answer in view leaves room for it. */
export function useUnfolded(box: RefObject<HTMLElement | null>, index: number): Unfolded {
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [tried, setTried] = useState<{ readonly place: number; readonly fits: boolean } | null>(null)
  useLayoutEffect(() => {
    // It stands open until it has been measured, before anything is painted.
    const measure = () => {
      const page = box.current?.parentElement?.querySelector(`[${sheetMark}] article > :last-child`)
      const fits = page != null && page.clientHeight > 0 && page.scrollHeight <= page.clientHeight
      setTried({ place: index, fits })
    }
    measure()
  }, [box, index])
  const isOpen = chosen ?? (tried?.place !== index || tried.fits)
  return { isOpen, toggle: () => setChosen(!isOpen) }
}
