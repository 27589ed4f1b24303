import type { RouterHistory } from '@tanstack/react-router'
import type { LeavingGuards } from '#ui/navigation/leaving-guards.ts'

type Block = Parameters<RouterHistory['block']>[0]
type Step = Parameters<Block['blockerFn']>[0]

/** Steps of the router wait for the guards of the page. Returns a function that ends it. */
export function guardSteps(history: RouterHistory, guards: LeavingGuards): () => void {
  let unblock = () => {}
  const blockerFn = (step: Step): boolean => {
    if (step.nextLocation.href === step.currentLocation.href) return false
    const again = againOf(history, step)
    return again !== null && guards.stop(again)
  }
  const stop = guards.onHeld((isHeld) => {
    unblock()
    // Closing the page is asked about by whoever would lose something.
    unblock = isHeld ? history.block({ blockerFn, enableBeforeUnload: false }) : () => {}
  })
  return () => {
    stop()
    unblock()
  }
}

/** How to take a step that has waited; null if it cannot be taken back. */
function againOf(history: RouterHistory, { action, currentLocation, nextLocation }: Step): (() => void) | null {
  const { href, state } = nextLocation
  const asAgreed = { ignoreBlocker: true }
  if (action === 'PUSH') return () => history.push(href, state, asAgreed)
  if (action === 'REPLACE') return () => history.replace(href, state, asAgreed)
  const [{ __TSR_index: there }, { __TSR_index: here }] = [state, currentLocation.state]
  const distance = there - here
  // The browser is there already; the router first goes back by the distance, and would reload the page by none.
  if (!distance) return null
  const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  return () => void isBack.then(() => history.go(distance, asAgreed))
}
