import { type RefObject, useLayoutEffect, useState } from 'react'
import { sheetMark } from './use-marking-keys.ts'

export interface Unfolded {
  readonly isOpen: boolean
  readonly toggle: () => void
}

/**
 * Whether a long question is unfolded: as the teacher chose, otherwise while every answer leaves room for it. From the
 * first that does not it stays folded, or the sheet would jump between answers.
 */
export function useUnfolded(box: RefObject<HTMLElement | null>, index: number): Unfolded {
  const [chosen, setChosen] = useState<boolean | null>(null)
  // Unfolded until measured, which happens before painting.
  const [fullAt, setFullAt] = useState<number | null>(null)
  useLayoutEffect(() => {
    const measure = () => {
      const page = box.current?.parentElement?.querySelector(`[${sheetMark}] article > :last-child`)
      const isRoom = page != null && page.clientHeight > 0 && page.scrollHeight <= page.clientHeight
      setFullAt(isRoom ? null : index)
    }
    if (fullAt === null) measure()
  }, [box, index, fullAt])
  const isOpen = chosen ?? fullAt === null
  return { isOpen, toggle: () => setChosen(!isOpen) }
}
