import type { Page } from 'playwright-core'
import type { Screen } from './screen.ts'

declare global {
  interface Window {
    /** Lets lock requests through to the browser. */
    openLocks?: () => void
    /** Releases a lock. */
    letGoOfLock?: () => void
  }
}

/** From now on the browser answers this document's lock requests, or delays its answer. */
export const gateLocks = (page: Page, isOpen: boolean): Promise<void> =>
  page.evaluate((isGoingOn) => {
    window.openLocks?.()
    const { locks } = navigator
    // Removes the overrides from the browser's own objects.
    Reflect.deleteProperty(locks, 'request')
    if (isGoingOn) return
    const request = locks.request.bind(locks)
    const gate = new Promise<void>((resolve) => (window.openLocks = resolve))
    const value = (...given: Parameters<typeof request>) => gate.then(() => request(...given))
    Object.defineProperty(locks, 'request', { configurable: true, value })
  }, isOpen)

/** Another tab of the same browser that has the same thing open: its lock and its channel, by name. */
export async function otherTab({ page, address }: Screen, lock: string, channel: string) {
  const tab = await page.context().newPage()
  await tab.goto(`${address}/favicon.svg`)
  return {
    /** Takes the lock from whoever holds it. */
    take: () =>
      tab.evaluate(
        (name) =>
          new Promise<void>((resolve, reject) => {
            const hold = () => {
              resolve()
              return new Promise<void>((letGo) => (window.letGoOfLock = letGo))
            }
            navigator.locks.request(name, { steal: true }, hold).catch(reject)
          }),
        `podium.${lock}`,
      ),
    letGo: () => tab.evaluate(() => window.letGoOfLock?.()),
    show: (text: string) =>
      tab.evaluate(
        ([name = '', shown = '']) => new BroadcastChannel(name).postMessage({ kind: 'shown', text: shown }),
        [`podium.${channel}`, text],
      ),
  }
}
