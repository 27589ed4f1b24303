/** What the page fetches for itself once it is loaded comes first (milliseconds). */
const restAfterLoad = 1_000

/** Only some browsers tell whether data are to be saved. */
type Line = { readonly connection?: { readonly saveData?: boolean } }

/** Whether nothing should be fetched before it is needed. */
export const savesData = (): boolean => (navigator as Line).connection?.saveData === true

/** Does what nobody waits for once the page is loaded, has rested and is idle. */
export function whenIdle(act: () => void): void {
  // Safari cannot tell when it is idle: there the rest is all.
  const beIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(act) : act())
  const rest = () => setTimeout(beIdle, restAfterLoad)
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { once: true })
}
