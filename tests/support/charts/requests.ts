import type { Page } from 'playwright-core'
import { vi } from 'vitest'
import { pagePatience } from '#tests/support/runs/page-patience.ts'
import { type GoingOn, releaseAndWait, type Paused, release, unsent, type UnsentRequest } from './paused-request.ts'

/** Requests of a page, held until a test releases them. */
export interface HeldRequests {
  /** How many requests to a path are held. */
  readonly count: (path: string) => number
  /** Waits for one and releases it. */
  readonly release: (path: string, how: GoingOn) => Promise<void>
  /** From now on requests are held, or no longer. */
  readonly hold: (isHolding: boolean) => void
  /** Holds files with this name back; returns a function that lets them come. */
  readonly holdFile: (name: string) => () => void
  /** Leaves the page and drops the held requests: one released along with its page would still reach the service. */
  readonly abandon: () => Promise<void>
}

/**
 * Holds requests to these paths, and files whose names match these patterns. Only they are paused: Playwright's own
 * routes pause every request of the page and switch off the browser's cache, and opening a page then takes two thirds
 * more processor time.
 */
export async function holdRequests(
  page: Page,
  paths: Iterable<string>,
  isOwn: (request: UnsentRequest) => boolean = () => true,
  files: readonly string[] = [],
): Promise<HeldRequests> {
  const waiting = new Map<string, Paused[]>([...paths].map((path) => [path, []]))
  const keyOf = new Map([...waiting.keys()].flatMap((key) => pathsIn(key).map((path) => [path, key])))
  const heldFiles = new Map<string, Paused[] | null>(files.map((name) => [name, []]))
  let isHolding = true
  const session = await page.context().newCDPSession(page)
  // A request that the browser has aborted cannot go on.
  const goOn = (paused: Paused) => void release(session, paused, 'on').catch(() => {})
  session.on('Fetch.requestPaused', (paused: Paused) => {
    const { pathname } = new URL(paused.request.url)
    const requests = waiting.get(keyOf.get(pathname) ?? '')
    const file = files.find((name) => matches(pathname, name))
    const held = requests ?? (file === undefined ? null : heldFiles.get(file))
    const isHeld = requests === undefined || (isHolding && isOwn(unsent(paused)))
    if (isHeld && held) held.push(paused)
    else goOn(paused)
  })
  // A request that the page has aborted is not waited for.
  session.on('Network.loadingFailed', ({ requestId }) => {
    for (const requests of waiting.values()) {
      const at = requests.findIndex(({ networkId }) => networkId === requestId)
      if (at >= 0) requests.splice(at, 1)
    }
  })
  await session.send('Network.enable')
  const patterns = [...keyOf.keys(), ...files].map((name) => ({ urlPattern: `*${name}` }))
  await session.send('Fetch.enable', { patterns })
  const next = (path: string) =>
    vi.waitFor(
      () => {
        const paused = waiting.get(path)?.shift()
        if (paused === undefined) throw new Error(`Nothing waits for ${path}`)
        return paused
      },
      { timeout: pagePatience, interval: 5 },
    )
  return {
    count: (path) => waiting.get(path)?.length ?? 0,
    release: async (path, how) => releaseAndWait(session, await next(path), how),
    hold: (value) => {
      isHolding = value
    },
    holdFile: (name) => () => {
      for (const paused of heldFiles.get(name) ?? []) goOn(paused)
      heldFiles.set(name, null)
    },
    abandon: async () => {
      await page.goto('about:blank')
      // A request that the browser has aborted cannot be aborted again.
      for (const requests of waiting.values())
        await Promise.all(requests.splice(0).map((paused) => release(session, paused, 'lost').catch(() => {})))
      await session.detach()
    },
  }
}

/** One path, or several in braces: `{/v2/this,/v2/that}`. */
const pathsIn = (key: string): readonly string[] => (key.startsWith('{') ? key.slice(1, -1).split(',') : [key])

/** Whether a path ends in a name in which * stands for anything. */
const matches = (pathname: string, name: string): boolean => {
  const [start = '', end = ''] = name.split('*')
  return pathname.includes(start) && pathname.endsWith(end)
}
