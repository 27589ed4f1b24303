import { type Clock, browserClock } from '#api/ports/clock.ts'
import type { DesktopBridge } from '#api/ports/desktop-bridge.ts'
import type { Embedding } from '#api/ports/embedding.ts'
import { localTextStorage, sessionTextStorage } from '#api/ports/local-storage.ts'
import { browserNetwork, type NetworkState } from '#api/ports/network.ts'
import { browserReloadAt, type ReloadAt } from '#api/ports/page-address.ts'
import { browserVisibility, type PageVisibility } from '#api/ports/page-visibility.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { browserTabChannel, type TabChannel } from '#api/ports/tab-channel.ts'

/** The portal's outside dependencies. */
export interface PortalPorts {
  readonly storage: TextStorage
  /** Ends with the tab. */
  readonly tabStorage: TextStorage
  readonly network: NetworkState
  readonly visibility: PageVisibility
  readonly clock: Clock
  readonly openTabChannel: () => TabChannel
  readonly reloadAt: ReloadAt
  /** The host of the portal's window; null in a browser. */
  readonly desktop: DesktopBridge | null
  /** The page that embeds the portal in a frame; null if there is none. */
  readonly embedding: Embedding | null
}

export const browserPorts: PortalPorts = {
  storage: localTextStorage,
  tabStorage: sessionTextStorage,
  network: browserNetwork,
  visibility: browserVisibility,
  clock: browserClock,
  openTabChannel: browserTabChannel,
  reloadAt: browserReloadAt,
  desktop: null,
  embedding: null,
}
