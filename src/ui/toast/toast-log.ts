export type ToastKind = 'success' | 'warning' | 'error' | 'undo'

/** A logged toast. */
export interface ToastEntry {
  readonly number: number
  readonly kind: ToastKind
  /** Undefined if it only showed the title of its kind. */
  readonly text: string | undefined
  /** Milliseconds since 1970. */
  readonly shownAt: number
}

/** Past toasts, so that nobody has to read one within two seconds. */
export interface ToastLog {
  /** Newest first. */
  readonly get: () => readonly ToastEntry[]
  readonly subscribe: (listener: () => void) => () => void
  readonly add: (entry: Omit<ToastEntry, 'number'>) => void
  /** Cleared for the next person on this page. */
  readonly clear: () => void
}

const longest = 50

/** A log of the last fifty toasts. One for all React roots of a page: an area's toasts belong to the same teacher. */
export function createToastLog(): ToastLog {
  const listeners = new Set<() => void>()
  let entries: readonly ToastEntry[] = []
  let count = 0
  const change = (next: readonly ToastEntry[]): void => {
    entries = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => entries,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add: (entry) => {
      count += 1
      change([{ ...entry, number: count }, ...entries].slice(0, longest))
    },
    clear: () => change([]),
  }
}
