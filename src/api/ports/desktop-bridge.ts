/** A ticket of the host's own sign-in: single use. */
export interface HostTicket {
  readonly token: string
  /** Kind of ticket; "desktop" from the desktop host. */
  readonly ut: string
}

/** What the desktop host offers the portal in its window. The host signs people in; the portal has no login there. */
export interface DesktopBridge {
  /** The host's version, for example "6.4.0". */
  readonly version: string
  /** Null when nobody is signed in in the host. */
  readonly takeTicket: () => Promise<HostTicket | null>
  /** Shows the host's login; a host without one answers false. */
  readonly backToLogin: () => boolean
  readonly close: () => void
}

/** A host for tests, which hands in these tickets one after the other and notes what it was asked to do. */
export function fakeDesktopBridge(
  tickets: readonly HostTicket[],
  hasLogin = true,
): DesktopBridge & { readonly acts: readonly string[] } {
  const acts: string[] = []
  const left = [...tickets]
  return {
    version: '6.4.1',
    takeTicket: () => Promise.resolve(left.shift() ?? null),
    backToLogin: () => {
      acts.push('backToLogin')
      return hasLogin
    },
    close: () => void acts.push('close'),
    acts,
  }
}
