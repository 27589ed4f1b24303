import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

/** Browsers keep no more history entries per tab. */
const longest = 50

/** The part of a router needed here. */
export type ScrolledRouter = Pick<AnyRouter, 'subscribe'>

/**
 * Restores the scroll position on going back. The router's own implementation keeps the positions of a tab
 * forever, and leaves them in session storage.
 */
export function keepScroll(router: ScrolledRouter, page: Pick<Window, 'scrollY' | 'scrollTo'> = window): void {
  const heights = new Map<string, number>()
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation === undefined) return
    const step = stepOf(fromLocation)
    heights.delete(step)
    heights.set(step, page.scrollY)
    for (const oldest of heights.keys()) {
      if (heights.size <= longest) break
      heights.delete(oldest)
    }
  })
  // The router has scrolled to the top by now.
  router.subscribe('onRendered', ({ toLocation }) => {
    const height = heights.get(stepOf(toLocation))
    if (height !== undefined) page.scrollTo({ top: height })
  })
}

function stepOf({ state, href }: ParsedLocation): string {
  const { __TSR_key: key = href } = state
  return key
}
