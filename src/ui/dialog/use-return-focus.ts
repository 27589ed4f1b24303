import { useLayoutEffect } from 'react'

/**
 * Gives the focus back to where it was before a dialog opened, also when the dialog is taken away instead of closed, and
 * also to a field of the dialog below. Somebody who went on elsewhere is left there.
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
