import { createHash } from 'node:crypto'
import type { Frame } from 'playwright-core'
import { settled, type Violation, violations } from '#tests/support/pages/axe.ts'

/** Checks pages for violations, but only those with a part not checked on an earlier page. */
export interface RouteAxe {
  readonly look: (frame: Frame) => Promise<readonly Violation[]>
  /** The number of pages checked; all others consist of parts already checked. */
  readonly count: () => number
}

/**
 * Axe's rules look at an element, its ancestors and the elements that refer to it. A page and the frame around it never
 * refer to each other, so it is enough to check each frame around one page and each page in one frame. Target size
 * depends on the window too: all windows are on the same side of every breakpoint, so pages have the same layout in
 * them.
 */
export function createRouteAxe(): RouteAxe {
  const known = new Set<string>()
  let count = 0
  return {
    look: async (frame) => {
      await settled(frame)
      const parts = await partsOf(frame)
      if (parts.every((part) => known.has(part))) return []
      for (const part of parts) known.add(part)
      count += 1
      return violations(frame)
    },
    count: () => count,
  }
}

/** The document around the page, and the page; without the tab title and generated ids. */
async function partsOf(frame: Frame): Promise<readonly string[]> {
  const shown = await frame.evaluate(readParts)
  return shown.map((text) =>
    createHash('sha256')
      .update(text.replaceAll(/_r_\w+_|mantine-\w{9}/g, 'id').replace(/<title>.+?<\/title>/, ''))
      .digest('hex'),
  )
}

/** Runs in the page, so it can use nothing from this file. */
function readParts(): string[] {
  const around = document.documentElement.cloneNode(true) as HTMLElement
  const main = around.querySelector('main')
  const page = main?.innerHTML ?? ''
  main?.replaceChildren()
  return [`around ${around.outerHTML}`, `page ${page}`]
}
