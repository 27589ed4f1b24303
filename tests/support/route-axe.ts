import { createHash } from 'node:crypto'
import type { Frame } from 'playwright-core'
import { settled, type Violation, violations } from './e2e-axe.ts'

/** Looks at pages for violations, once at each that is like no other before. */
export interface RouteAxe {
  readonly look: (frame: Frame) => Promise<readonly Violation[]>
  /** How many pages were looked at; all others were like one before. */
  readonly count: () => number
}

/** What was found on each page, by its appearance. */
export type LookedAt = Map<string, Promise<readonly Violation[]>>

export function createRouteAxe(known: LookedAt): RouteAxe {
  let count = 0
  const lookAnew = (frame: Frame) => {
    count++
    return violations(frame)
  }
  return {
    look: async (frame) => {
      await settled(frame)
      const key = await appearanceOf(frame)
      const found = known.get(key) ?? lookAnew(frame)
      known.set(key, found)
      return found
    },
    count: () => count,
  }
}

/** Size and document of a page, but for the words in its tab and the ids that are numbered as they come. */
async function appearanceOf(frame: Frame): Promise<string> {
  const shown = await frame.evaluate(() => `${innerWidth} ${innerHeight} ${document.documentElement.outerHTML}`)
  return createHash('sha256')
    .update(shown.replaceAll(/_r_\w+_|mantine-\w{9}/g, 'id').replace(/<title>.+?<\/title>/, ''))
    .digest('hex')
}
