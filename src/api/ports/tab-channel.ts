/** Messages between tabs of the same browser. */
export type TabMessage =
  | { readonly kind: 'signIn'; readonly uid: number }
  | { readonly kind: 'signOut' }
  /** The teacher changed the current class. */
  | { readonly kind: 'course'; readonly uid: number; readonly courseId: number }

export interface TabChannel {
  readonly post: (message: TabMessage) => void
  /** Calls back with messages of other tabs; returns an unsubscribe function. */
  readonly onMessage: (listener: (message: TabMessage) => void) => () => void
  readonly close: () => void
}

export function browserTabChannel(): TabChannel {
  const channel = new BroadcastChannel('podium')
  return {
    post: (message) => channel.postMessage(message),
    onMessage: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (isTabMessage(data)) listener(data)
      }
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
    close: () => channel.close(),
  }
}

/** Tabs may run different versions of the page. */
function isTabMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false
  if (data.kind === 'signOut') return true
  const isOfSomebody = 'uid' in data && typeof data.uid === 'number'
  if (data.kind === 'signIn') return isOfSomebody
  return data.kind === 'course' && isOfSomebody && 'courseId' in data && typeof data.courseId === 'number'
}

/** A channel for tests: `hear` simulates another tab's message, `posted` has this one's. */
export function fakeTabChannel(): TabChannel & {
  readonly hear: (message: TabMessage) => void
  readonly posted: readonly TabMessage[]
} {
  const listeners = new Set<(message: TabMessage) => void>()
  const posted: TabMessage[] = []
  return {
    post: (message) => void posted.push(message),
    onMessage: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => listeners.clear(),
    hear: (message) => {
      for (const listener of listeners) listener(message)
    },
    posted,
  }
}
