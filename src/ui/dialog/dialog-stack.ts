import { useEffect, useId, useSyncExternalStore } from 'react'

/**
 * The dialogs and drawers that are open, lowest first. Kept outside React because a page may have several React roots.
 * Without it, Escape would close every open dialog at once, and with the lower one its form.
 */
let open: readonly string[] = []
const listeners = new Set<() => void>()

const change = (next: readonly string[]): void => {
  open = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export interface DialogPlace {
  /** z-index: 2000 for the lowest, 10 more for each above it. */
  readonly zIndex: number
  /** Only the topmost answers to Escape. */
  readonly isTop: boolean
}

/** Place of an open dialog among the open ones. */
export function useDialogPlace(opened: boolean): DialogPlace {
  const id = useId()
  useEffect(() => {
    if (!opened) return
    const key = `${id}${Math.random()}`
    change([...open, key])
    return () => change(open.filter((other) => other !== key))
  }, [id, opened])
  return useSyncExternalStore(subscribe, () => open, () => open) && { zIndex: 2000, isTop: true }
}
