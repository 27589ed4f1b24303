import type { Found, Wanted } from './finder.types.ts'

/*
 * These functions run in the page, where they are put together: nothing else of this file is there, but the library by which
 * tests of components find things.
 */

declare global {
  interface Window {
    TestingLibraryDom: typeof import('@testing-library/dom')
    look?: (wanted: Wanted) => Promise<Found | string>
  }
}

/** Waits for what is wanted; returns the reason if it did not appear. */
async function look(wanted: Wanted): Promise<Found | string> {
  const until = performance.now() + wanted.patience
  for (;;) {
    const began = performance.now()
    try {
      return await factsOf(onlyTarget(wanted), wanted)
    } catch (error) {
      if (performance.now() > until) return `${String(error)}\n${spokenBy(document.body).slice(0, 2_000)}`
    }
    // Looking costs time that the page needs for its own work, so the page gets most of it.
    await new Promise((resolve) => setTimeout(resolve, 50 + 4 * (performance.now() - began)))
  }
}

/**
 * The first match, which is the only one for somebody who wants to reach it; the page itself when waiting for matches
 * to disappear.
 */
function onlyTarget(wanted: Wanted): HTMLElement {
  const { targets, text = '', isReachable = false, isGone = false } = wanted
  // What is there first is a static picture of the page, which takes no clicks.
  const found = document.querySelector('#frame') === null ? allTargets(wanted) : []
  const isRight = isGone ? found.length === 0 : isReachable ? found.length === 1 : found.length > 0
  if (isRight) return found[0] ?? document.body
  throw new Error(`${found.length} of ${targets.map(([role, name]) => `${role} ${name ?? ''}`).join(' > ')} ${text}`)
}

function allTargets({ targets, text }: Wanted): HTMLElement[] {
  let roots = [document.body]
  for (const [role, name] of targets) roots = roots.flatMap((root) => targetsIn(root, role, name))
  if (text === undefined) return roots
  return roots.filter((root) => (typeof text === 'string' ? spokenBy(root).includes(text) : text.test(spokenBy(root))))
}

function targetsIn(root: HTMLElement, role: string, name?: string | RegExp): HTMLElement[] {
  const { queryAllByLabelText, queryAllByRole } = window.TestingLibraryDom
  if (name === undefined) return queryAllByRole(root, role)
  return role === 'labelled' ? queryAllByLabelText(root, name) : queryAllByRole(root, role, { name })
}

/** SVG elements have no inner text. */
function spokenBy(element: Element): string {
  return ('innerText' in element ? String(element.innerText) : '').replaceAll(/\s+/g, ' ').trim()
}

async function factsOf(element: HTMLElement, { isReachable = false }: Wanted): Promise<Found> {
  return {
    ...(isReachable ? await reachedBox(element) : boxOf(element)),
    text: spokenBy(element),
    cells:
      element instanceof HTMLTableElement ? Array.from(element.rows, ({ cells }) => Array.from(cells, spokenBy)) : [],
  }
}

function boxOf(element: HTMLElement) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2, width, height }
}

/** The point where the mouse reaches the element, if it is still and not disabled. */
async function reachedBox(element: HTMLElement) {
  const surface = surfaceOf(element)
  surface.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const before = boxOf(surface)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const box = boxOf(surface)
  const hit = document.elementFromPoint(box.x, box.y)
  const isHit = hit !== null && (surface.contains(hit) || hit.closest('label')?.control === element)
  if (!isHit) throw new Error(`In the way: ${hit?.outerHTML.slice(0, 200)}`)
  if (element.matches(':disabled, [aria-disabled=true]')) throw new Error('It is disabled')
  if (before.x !== box.x || before.y !== box.y) throw new Error('It moves')
  return box
}

/** For a field drawn by its label, the label is pressed. */
function surfaceOf(element: HTMLElement): HTMLElement {
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
  const isDrawn = element.offsetWidth > 4 && getComputedStyle(element).opacity !== '0'
  return label === undefined || isDrawn ? element : label
}

/** Installs `look` in a page that has the library. */
export const lookInPage = [look, onlyTarget, allTargets, targetsIn, spokenBy, factsOf, boxOf, reachedBox, surfaceOf]
  .map(String)
  .concat('window.look = look')
  .join('\n')
