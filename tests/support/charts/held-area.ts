import type { Page } from 'playwright-core'

/** Areas by third parties on a page: what they were asked to do, and which requests are pending. */
interface HeldAreas {
  readonly asked: string[]
  answer: ((isDone: boolean) => void) | null
}

declare global {
  interface Window {
    heldAreas?: HeldAreas
  }
}

/** The module of an area that carries out a request only when a test lets it. */
export const heldArea = (name: string): string => `
const areas = (window.heldAreas ??= { asked: [], answer: null })
const ask = (what) => {
  areas.asked.push(what + ' ${name}')
  return new Promise((resolve, reject) => {
    areas.answer = (isDone) => (isDone ? resolve() : reject(new Error('broken')))
  })
}
let title
export const mount = async ({ container }) => {
  await ask('mount')
  title = Object.assign(document.createElement('h1'), { textContent: '${name}' })
  container.replaceChildren(title)
}
export const unmount = async () => {
  await ask('unmount')
  title?.remove()
}
`

/** The requests made to areas so far, and whether the last one is pending. */
export const askedOfAreas = (page: Page): Promise<{ readonly asked: readonly string[]; readonly isWaiting: boolean }> =>
  page.evaluate(() => ({
    asked: window.heldAreas?.asked ?? [],
    isWaiting: (window.heldAreas?.answer ?? null) !== null,
  }))

/** Completes the area's pending request, or makes it fail. */
export const answerOfArea = (page: Page, isDone: boolean): Promise<void> =>
  page.evaluate((answer) => {
    const { heldAreas } = window
    heldAreas?.answer?.(answer)
    if (heldAreas) heldAreas.answer = null
  }, isDone)
