import type { ReactNode } from 'react'

/** What a React area needs of its host; the full host is the app's. */
export interface ReactAreaHost {
  readonly container: HTMLElement
}

/** Puts the providers of the app around an area's screen. */
export type AreaFrame<Host extends ReactAreaHost> = (host: Host, screen: ReactNode) => ReactNode
