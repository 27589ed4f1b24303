import axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'

export interface Violation {
  readonly rule: string
  readonly elements: readonly string[]
}

/** Violations of WCAG 2.2 AA, or of the order of headings, on the page or in the frame, checked once it is at rest. */
export async function violations(page: Page | Frame): Promise<readonly Violation[]> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    // @ts-expect-error axe came with the script above
    const found = await globalThis.axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      rules: { 'heading-order': { enabled: true } },
    })
    return found.violations.map((one: { id: string; nodes: { html: string }[] }) => ({
      rule: one.id,
      elements: one.nodes.map(({ html }) => html.slice(0, 160)),
    }))
  })
}

/** A record of page states and the violations found in each. */
export interface Survey {
  /** Checks a page in a named state. */
  readonly look: (page: Page, state: string) => Promise<void>
  readonly states: () => readonly string[]
  readonly found: () => readonly (readonly [string, readonly Violation[]])[]
}

/** Creates an empty survey. */
export function createSurvey(): Survey {
  const states: string[] = []
  const found: [string, readonly Violation[]][] = []
  return {
    look: async (page, state) => {
      states.push(state)
      const wrong = await violations(page)
      if (wrong.length > 0) found.push([state, wrong])
    },
    states: () => states,
    found: () => found,
  }
}

/** Mid-transition colours are not meant to be seen: waits for several frames in a row without animations. */
export const settled = (page: Page | Frame): Promise<void> =>
  page.evaluate(async () => {
    const isCalm = () =>
      document.getAnimations().every(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
    for (let frames = 0; frames < 5; frames = isCalm() ? frames + 1 : 0)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  })
