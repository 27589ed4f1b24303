import { afterPaint } from './after-paint.ts'

/** What the page fetches for itself once it is loaded comes first (milliseconds). */
const restAfterLoad = 1_000

/**
 * Does what nobody waits for once the page is loaded, painted, has rested and is idle; never where the browser is to save
 * data.
 */
export async function whenIdle(act: () => void): Promise<void> {
  if (isSavingData()) return
  await loaded()
  await afterPaint()
  setTimeout(() => {
    // Safari has no such callback: there the rest is all.
    if (typeof requestIdleCallback === 'undefined') act()
    else requestIdleCallback(act)
  }, restAfterLoad)
}

/** Only some browsers tell. */
const isSavingData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })
