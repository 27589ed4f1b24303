import type { Frame, Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { shellTexts } from '#features/shell/shell.texts.ts'
import { portalStatesTexts } from '#routes/portal-states.texts.ts'
import { emptyStateTexts } from '#ui/empty-state/empty-state.texts.ts'
import { pagePatience } from '#tests/support/runs/page-patience.ts'
import type { RouteOpening, PageState } from './openings.ts'

/** Where addresses are opened: a page, or a frame in one. */
export interface WalkedFrame {
  readonly page: Page
  readonly frame: Frame
}

/** An address with what was wrong at it. */
export type RouteFault = readonly [address: string, ...faults: unknown[]]

/**
 * Follows one address after the other as links do, and checks each once it is shown; returns what was wrong. `look`
 * checks the page at each address. The walk ends at an address whose page never appears.
 */
export async function walkRoutes(
  { page, frame }: WalkedFrame,
  openings: readonly RouteOpening[],
  look: (frame: Frame) => Promise<readonly unknown[]> = async () => [],
): Promise<readonly RouteFault[]> {
  const { pending, complaints } = watchPage(page)
  const found: RouteFault[] = []
  const until = Date.now() + pagePatience
  for (const { address, expected } of openings) {
    const isThere = async () => {
      expect({ pending: pending.size, page: await pageStateIn(frame) }).toEqual({ pending: 0, page: expected })
    }
    const faults: unknown[] = []
    try {
      await frame.evaluate((hash) => void (location.hash = hash), address)
      await vi.waitFor(isThere, { timeout: until - Date.now(), interval: 20 })
      await frame.evaluate(twoFrames)
      await vi.waitFor(isThere, { timeout: until - Date.now(), interval: 20 })
    } catch {
      return [...found, [address, { seen: await pageStateIn(frame), pending: pending.size }, ...complaints]]
    }
    faults.push(...(await look(frame)), ...complaints.splice(0))
    if (faults.length > 0) found.push([address, ...faults])
  }
  return found
}

/** Waits until pending renders are done. Runs in the page. */
const twoFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** Requests a page is waiting for, and all errors of the page and the service. */
function watchPage(page: Page): { readonly pending: Set<unknown>; readonly complaints: string[] } {
  const pending = new Set<unknown>()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`uncaught: ${String(error)}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => {
    pending.delete(request)
    // Leaving a page aborts its requests.
    const why = request.failure()?.errorText
    if (why !== 'net::ERR_ABORTED') complaints.push(`${request.url()}: ${why}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`)
  })
  return { pending, complaints }
}

const texts = shellTexts['zh-CN']

const { waiting, waitingInHost } = portalStatesTexts['zh-CN']

/** The beginnings and ends of headings that say why there is no page. */
const notices = [
  [texts.notFoundTitle, ''],
  [texts.noFullScreenTitle, ''],
  ...[texts.notOpenTitle, texts.closedTitle, texts.desktopOnlyTitle, texts.noAreaPageTitle].map((title) =>
    title('|').split('|'),
  ),
]

/** The current state of the page. */
async function pageStateIn(frame: Frame): Promise<PageState> {
  const { hash, heading, ...seen } = await frame.evaluate(readPageState, {
    navigation: texts.mainNavigation,
    waiting: [waiting, waitingInHost],
    failed: emptyStateTexts['zh-CN'].failed,
    notices,
  })
  const [path = '', query] = hash.slice(1).split('?')
  const back = new URLSearchParams(query).get('back')?.replace(/\?.*/, '') ?? null
  return { path, back, heading: heading ?? 'none', ...seen }
}

interface Reading {
  readonly navigation: string
  readonly waiting: readonly string[]
  readonly failed: string
  readonly notices: readonly (readonly string[])[]
}

/** Runs in the page, so it can use nothing from this file. */
function readPageState({ navigation, waiting, failed, notices }: Reading) {
  const headings = [...document.querySelectorAll('h1, h2')].filter((one) => one.checkVisibility())
  const isLoading = document.querySelector('#frame, [aria-busy="true"], [role="status"][aria-label]') !== null
  const text = headings[0]?.textContent ?? document.querySelector('main[role="status"] p')?.textContent ?? null
  const hasFailed = [...document.querySelectorAll('[role="alert"] h3')].some(
    ({ textContent }) => textContent === failed,
  )
  const isNotice =
    waiting.includes(text ?? '') ||
    notices.some(([start = '', end = '']) => text?.startsWith(start) && text.endsWith(end))
  const mains = [...document.querySelectorAll('main')].filter((one) => one.checkVisibility()).length
  const own = isLoading ? 'loading' : hasFailed ? 'failed' : 'its own'
  const shown = text === null || isNotice ? text : own
  const menu = document.querySelector(`nav[aria-label="${navigation}"]`)
  return {
    hash: location.hash,
    tab: document.title,
    heading: isLoading || mains === 1 ? shown : `${mains} main parts`,
    menu: menu && [...menu.querySelectorAll('a')].map(({ textContent }) => textContent),
  }
}
