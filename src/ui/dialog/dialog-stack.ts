import { useEffect, useState, useSyncExternalStore } from 'react'
import { dialogs } from '#domain/portal/constants.ts'

/**
 * The dialogs and drawers that are open, and lists that drop down in them, lowest first. Kept outside React because a page may have several React roots.
 * Without it, Escape would close every open dialog at once, and with the lower one its form.
 */
let open: readonly symbol[] = []
const listeners = new Set<() => void>()

const change = (next: readonly symbol[]): void => {
  open = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export interface DialogLevel {
  /** z-index: 2000 for the lowest, 10 more for each one above. */
  readonly zIndex: number
  /** Only the topmost one reacts to Escape. */
  readonly isTop: boolean
}

/** A dialog's level among the open ones; a closed one gets the level it would open at. */
export function useDialogLevel(opened: boolean): DialogLevel {
  const [key] = useState(() => Symbol('dialog'))
  useEffect(() => {
    if (!opened) return undefined
    change([...open, key])
    return () => change(open.filter((other) => other !== key))
  }, [key, opened])
  const all = useSyncExternalStore(
    subscribe,
    () => open,
    () => open,
  )
  const index = all.includes(key) ? all.indexOf(key) : all.length
  return { zIndex: dialogs.firstZIndex + 10 * index, isTop: index >= all.length - 1 }
}
