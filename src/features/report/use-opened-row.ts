import { useCallback, useEffect, useRef, useState } from 'react'

/** The row whose details are shown on the right. */
export type OpenedRow = { readonly kind: 'item' | 'student'; readonly id: number } | null

/** Which row's details are open; closing them returns the keyboard focus to the row they were opened from. */
export function useOpenedRow(initial: OpenedRow) {
  const [opened, setOpened] = useState(initial)
  const origin = useRef<HTMLElement | null>(null)
  const open = useCallback((next: NonNullable<OpenedRow>) => {
    const focused = document.activeElement
    if (focused instanceof HTMLElement && focused.closest('[role="dialog"]') === null) origin.current = focused
    setOpened(next)
  }, [])
  const openItem = useCallback((id: number) => open({ kind: 'item', id }), [open])
  const openStudent = useCallback((id: number) => open({ kind: 'student', id }), [open])
  const close = useCallback(() => setOpened(null), [])
  useEffect(() => {
    if (opened === null) origin.current?.focus({ preventScroll: true })
  }, [opened])
  return { opened, openItem, openStudent, close }
}
