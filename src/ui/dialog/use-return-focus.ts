import { useLayoutEffect } from 'react'

/**
 * Returns the focus to where it was before a dialog opened, even if the dialog is unmounted rather than closed, and
 * even to a field of the dialog below. Focus that has moved elsewhere stays there.
 */
export function useReturnFocus(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return undefined
    const before = document.activeElement
    return () => {
      const now = document.activeElement
      const isLost = now === null || now === document.body || now.closest('[role="dialog"]') !== null
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [opened])
}
