import { type ReactNode, useSyncExternalStore } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { AreaFrame, ReactAreaHost } from './react-area.types.ts'

/**
 * An embedded area built with React: its own root in the host's container, inside the frame (theme, language, client)
 * provided by the app.
 */
export function reactArea<Host extends ReactAreaHost>(
  frame: AreaFrame<Host>,
  Screen: (props: { readonly host: Host }) => ReactNode,
): { mount: (host: Host) => Promise<void>; unmount: () => Promise<void> } {
  let root: Root | null = null
  return {
    mount: async (host) => {
      const mounted = createRoot(host.container)
      root = mounted
      flushSync(() => mounted.render(frame(host, <Screen host={host} />)))
    },
    unmount: async () => {
      const mounted = root
      root = null
      // The shell may be rendering right now, and a root cannot be unmounted during another one's render.
      await Promise.resolve()
      mounted?.unmount()
    },
  }
}

/** Reads a value that the host may change, and rerenders when it does. */
export const useReadable = <Value,>(readable: {
  readonly get: () => Value
  readonly subscribe: (listener: () => void) => () => void
}): Value => useSyncExternalStore(readable.subscribe, readable.get)
