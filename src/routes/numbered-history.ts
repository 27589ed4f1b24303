import { createHashHistory, type RouterHistory } from '@tanstack/react-router'
import { newKey } from '#api/client/client.ts'

/**
 * The history of hash paths, in which entries made by a link or by hand have their numbers, too: the router only numbers
 * its own, and takes the others for the first one. By the numbers it knows how far to go back.
 */
export function createNumberedHistory(): RouterHistory {
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
  // Before the history's own listener, which reads the number: listeners of the window run in this order.
  window.addEventListener('popstate', number)
  const history = createHashHistory()
  const { destroy } = history
  history.destroy = () => {
    window.removeEventListener('popstate', number)
    destroy()
  }
  return history
}
