import { localTextStorage, sessionTextStorage } from '#api/ports/local-storage.ts'
import { browserNetwork, type NetworkState } from '#api/ports/network.ts'
import { browserVisibility, type PageVisibility } from '#api/ports/page-visibility.ts'
import type { TextStorage } from '#api/ports/storage.ts'

/** The environment of the sign-in page. */
export interface LoginPorts {
  readonly local: TextStorage
  readonly session: TextStorage
  readonly network: NetworkState
  readonly visibility: PageVisibility
  /** Monotonic milliseconds: the device's clock may change while the page is open. */
  readonly clock: { readonly now: () => number }
  /** The phone page can only be opened on this machine if the service runs on it. */
  readonly isLoopback: () => boolean
  /** Navigates to another site. */
  readonly leaveFor: (url: string) => void
}

export const browserLoginPorts: LoginPorts = {
  local: localTextStorage,
  session: sessionTextStorage,
  network: browserNetwork,
  visibility: browserVisibility,
  clock: { now: () => performance.now() },
  isLoopback: () => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname),
  leaveFor: (url) => location.assign(url),
}
