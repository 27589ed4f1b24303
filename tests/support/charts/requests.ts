import type { Page, Request, Route } from 'playwright-core'
import { vi } from 'vitest'
import { pagePatience } from '#tests/support/runs/page-patience.ts'

/**
 * What can happen to a held request: it goes to the service, with its body or another, or nowhere, or gets a made-up
 * response.
 */
export type GoingOn =
  | 'on'
  | 'lost'
  | { readonly change: (body: string) => string }
  | { readonly code: number; readonly data: object }

/** Requests of a page, held until a test releases them. */
export interface HeldRequests {
  /** How many requests to a path are held. */
  readonly count: (path: string) => number
  /** Waits for one and releases it. */
  readonly release: (path: string, how: GoingOn) => Promise<void>
  /** From now on requests are held, or no longer. */
  readonly hold: (isHolding: boolean) => void
  /** Leaves the page and drops the held requests: one released along with its page would still reach the service. */
  readonly abandon: () => Promise<void>
}

export async function holdRequests(
  page: Page,
  paths: Iterable<string>,
  isOwn: (request: Request) => boolean = () => true,
): Promise<HeldRequests> {
  const waiting = new Map<string, Route[]>([...paths].map((path) => [path, []]))
  let isHolding = true
  for (const [path, routes] of waiting) {
    await page.route(`**${path}`, async (route) => {
      if (isHolding && isOwn(route.request())) routes.push(route)
      else await route.continue()
    })
  }
  // A request that the page has aborted is not waited for.
  page.on('requestfailed', (request) => {
    for (const routes of waiting.values()) {
      const at = routes.findIndex((route) => route.request() === request)
      if (at >= 0) routes.splice(at, 1)
    }
  })
  const next = (path: string) =>
    vi.waitFor(
      () => {
        const route = waiting.get(path)?.shift()
        if (route === undefined) throw new Error(`Nothing waits for ${path}`)
        return route
      },
      { timeout: pagePatience, interval: 5 },
    )
  return {
    count: (path) => waiting.get(path)?.length ?? 0,
    release: async (path, how) => letGo(await next(path), how),
    hold: (value) => {
      isHolding = value
    },
    abandon: async () => {
      await page.goto('about:blank')
      // A request that the browser has aborted cannot be aborted again.
      for (const routes of waiting.values())
        await Promise.all(routes.splice(0).map((route) => route.abort().catch(() => {})))
    },
  }
}

/**
 * Resolves once a request that reaches the service has been answered, so that whatever is checked next comes after its
 * response.
 */
async function letGo(route: Route, how: GoingOn): Promise<void> {
  if (how === 'lost') return route.abort('connectionreset')
  if (how !== 'on' && 'code' in how)
    return route.fulfill({ json: { data: how.data, result: { code: how.code, msg: '' } } })
  await route.continue(how === 'on' ? {} : { postData: how.change(route.request().postData() ?? '') })
  await (await route.request().response())?.finished()
}
