/** Leaves time for what the page itself loads first (milliseconds). */
const restAfterLoad = 1_000

/** Runs low-priority work once the page has loaded, rested and become idle. */
export function whenIdle(act: () => void): void {
  // Safari cannot tell when it is idle: there the rest has to do.
  const beIdle = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(act) : act())
  const rest = () => setTimeout(beIdle, restAfterLoad)
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { once: true })
}
