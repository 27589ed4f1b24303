/** Whether the page is visible. */
export interface PageVisibility {
  readonly isVisible: () => boolean
  /** Calls back on each change; returns an unsubscribe function. */
  readonly onChange: (listener: () => void) => () => void
}

export const browserVisibility: PageVisibility = {
  isVisible: () => document.visibilityState === 'visible',
  onChange: (listener) => {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
}

/** Visibility for tests: `set` changes it and notifies the listeners. */
export function fakeVisibility(): PageVisibility & { readonly set: (visible: boolean) => void } {
  const listeners = new Set<() => void>()
  let isVisible = true
  return {
    isVisible: () => isVisible,
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set: (visible) => {
      isVisible = visible
      for (const listener of listeners) listener()
    },
  }
}
