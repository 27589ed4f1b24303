/** Locks for what only one page of a browser should work on at a time. */
export interface PageLocks {
  /**
   * Takes or waits for the lock of a name. `report` is called with whether another page has it: true when it has to
   * wait, false once it is free; never if the browser has no locks. Returns a function that releases the lock.
   */
  readonly hold: (name: string, report: (isElsewhere: boolean) => void) => () => void
}

/** The part of the browser's LockManager used here. */
export interface LockRequests {
  readonly request: (
    name: string,
    options: { readonly ifAvailable?: boolean; readonly steal?: boolean; readonly signal?: AbortSignal },
    use: (lock: unknown) => unknown,
  ) => Promise<unknown>
}

/** Locks shared by the pages of this browser, with the Web Locks API if available (secure contexts only). */
export const browserPageLocks = (locks: LockRequests | undefined): PageLocks => ({
  hold: (name, report) => {
    const end = new AbortController()
    const ended = new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()))
    const take = async () => {
      const isFree = await locks?.request(name, { ifAvailable: true }, (lock) => (lock === null ? false : ended))
      if (isFree !== false || end.signal.aborted) return
      report(true)
      await locks?.request(name, { signal: end.signal }, () => {
        report(false)
        return ended
      })
    }
    // A page that cannot get a lock, or stops waiting for it, continues without.
    take().catch(() => undefined)
    return () => end.abort()
  },
})
