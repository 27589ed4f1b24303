/** Leaves time for what the page itself loads first (milliseconds). */
const restAfterLoad = 1_000

/** Only some browsers reveal whether to save data. */
type Line = { readonly connection?: { readonly saveData?: boolean } }

/** Fetches what will probably be needed, except where data are to be saved. A failure shows when it is needed. */
export function fetchAhead(load: () => Promise<unknown>): void {
  if ((navigator as Line).connection?.saveData !== true) void load().catch(() => {})
}

/** Runs low-priority work once the page has loaded, rested and become idle. */
export function whenIdle(act: () => void): void {
  // Safari cannot tell when it is idle: there the rest has to do.
  const beIdle = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(act) : act())
  const rest = () => setTimeout(beIdle, restAfterLoad)
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { once: true })
}
