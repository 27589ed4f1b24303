import type { RouterHistory } from '@tanstack/react-router'
import { newKey } from '#api/client/client.ts'

/**
 * Gives each history entry made by a link or by hand its number, before the router hears of it: the router only numbers
 * its own, and takes the others for the first one. By the numbers it knows how far to go back. Returns a function that
 * ends it.
 */
export function numberEntries(history: RouterHistory): () => void {
  const number = () => {
    const { __TSR_index: known } = Object(window.history.state) as Partial<RouterHistory['location']['state']>
    if (known !== undefined) return
    const { href, state } = history.location
    const { __TSR_index: here } = state
    const next = window.location.hash === `#${href}` ? here : here + 1
    const key = newKey()
    // Not through the router's own method, which would report a step.
    History.prototype.replaceState.call(window.history, { key, __TSR_key: key, __TSR_index: next }, '')
  }
  window.addEventListener('popstate', number, { capture: true })
  return () => window.removeEventListener('popstate', number, { capture: true })
}
