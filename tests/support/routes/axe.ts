import { createHash } from 'node:crypto'
import type { Frame } from 'playwright-core'
import { settled, type Violation, violations } from '#tests/support/pages/axe.ts'

/** Looks at pages for violations, once at each with a part that stood on none before. */
export interface RouteAxe {
  readonly look: (frame: Frame) => Promise<readonly Violation[]>
  /** How many pages were looked at; all others consist of what stood on one before. */
  readonly count: () => number
}

/**
 * What the rules read is an element, what it stands in and what refers to it: a page and the frame around it never refer to
 * each other, so that each frame needs to be seen around one page, and each page in one frame. A target's size depends on
 * the window's as well: all windows are on the same side of every breakpoint, so that a page is laid out alike in them.
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

/** The document around the page, and the page; without the words in its tab and the ids that are numbered as they come. */
async function partsOf(frame: Frame): Promise<readonly string[]> {
  const shown = await frame.evaluate(readParts)
  return shown.map((text) =>
    createHash('sha256')
      .update(text.replaceAll(/_r_\w+_|mantine-\w{9}/g, 'id').replace(/<title>.+?<\/title>/, ''))
      .digest('hex'),
  )
}

/** Runs in the page: nothing of this file is there. */
function readParts(): string[] {
  const around = document.documentElement.cloneNode(true) as HTMLElement
  const main = around.querySelector('main')
  const page = main?.innerHTML ?? ''
  main?.replaceChildren()
  return [`around ${around.outerHTML}`, `page ${page}`]
}
