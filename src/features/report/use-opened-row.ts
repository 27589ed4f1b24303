import { useCallback, useEffect, useRef, useState } from 'react'

/** What is shown on the right: an item or those who gave an answer to it, several items, a student, a band of scores. */
export type OpenedDetails =
  | { readonly kind: 'item'; readonly id: number; readonly answer?: string }
  | { readonly kind: 'items'; readonly name: string; readonly itemIds: readonly number[] }
  | { readonly kind: 'student'; readonly id: number }
  | { readonly kind: 'band'; readonly band: number }

/** The row whose details are shown. */
export type OpenedRow = OpenedDetails | null

/** Which row's details are open; closing them returns the keyboard focus to the row they were opened from. */
export function useOpenedRow(initial: OpenedRow) {
  const [opened, setOpened] = useState(initial)
  const origin = useRef<HTMLElement | null>(null)
  const open = useCallback((next: OpenedDetails) => {
    const focused = document.activeElement
    if (focused instanceof HTMLElement && focused.closest('[role="dialog"]') === null) origin.current = focused
    setOpened(next)
  }, [])
  const openItem = useCallback(
    (id: number, answer?: string) => open({ kind: 'item', id, ...(answer !== undefined && { answer }) }),
    [open],
  )
  const openStudent = useCallback((id: number) => open({ kind: 'student', id }), [open])
  const close = useCallback(() => setOpened(null), [])
  useEffect(() => {
    if (opened === null) origin.current?.focus({ preventScroll: true })
  }, [opened])
  return { opened, open, openItem, openStudent, close }
}
