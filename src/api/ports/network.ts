/** Whether the browser believes it is online; only a hint. */
export interface NetworkState {
  readonly isOnline: () => boolean
  /** Calls back on each change; returns an unsubscribe function. */
  readonly onChange: (listener: () => void) => () => void
}

export const browserNetwork: NetworkState = {
  isOnline: () => navigator.onLine,
  onChange: (listener) => {
    window.addEventListener('online', listener)
    window.addEventListener('offline', listener)
    return () => {
      window.removeEventListener('online', listener)
      window.removeEventListener('offline', listener)
    }
  },
}

/** Network for tests: `set` changes it and notifies the listeners. */
export function fakeNetwork(online = true): NetworkState & { readonly set: (online: boolean) => void } {
  const listeners = new Set<() => void>()
  let isOnline = online
  return {
    isOnline: () => isOnline,
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set: (value) => {
      isOnline = value
      for (const listener of listeners) listener()
    },
  }
}
