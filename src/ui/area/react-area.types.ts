import type { ReactNode } from 'react'

/** The part of the host that a React area needs; the full host is the app's. */
export interface ReactAreaHost {
  readonly container: HTMLElement
}

/** Wraps an area's screen in the app's providers. */
export type AreaFrame<Host extends ReactAreaHost> = (host: Host, screen: ReactNode) => ReactNode
