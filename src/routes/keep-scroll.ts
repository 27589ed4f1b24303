import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

/** A browser keeps no more steps of a tab. */
const longest = 50

/** What of a router is needed here. */
export type ScrolledRouter = Pick<AnyRouter, 'subscribe'>

/**
 * Puts a page that somebody steps back to where it was scrolled to. The router's own way keeps every step of a tab for
 * ever, and leaves them in its session storage.
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
  // The router has gone to the top by now.
  router.subscribe('onRendered', ({ toLocation }) => {
    const height = heights.get(stepOf(toLocation))
    if (height !== undefined) page.scrollTo({ top: height })
  })
}

function stepOf({ state, href }: ParsedLocation): string {
  const { __TSR_key: key = href } = state
  return key
}
