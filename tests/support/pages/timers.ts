import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'

/** Pending timers of a page: how many by kind and length, in minutes rounded up. */
export type RunningTimers = Readonly<Record<string, number>>

interface NotedTimer {
  readonly kind: 'timeout' | 'interval'
  readonly milliseconds: number
}

declare global {
  interface Window {
    runningTimers?: Map<number, NotedTimer>
  }
}

/** Records the timers of every document this page opens from now on. */
export const noteTimers = (page: Page) => page.addInitScript(wrapTimers)

/** Runs in the page, so it can use nothing from this file. */
function wrapTimers(): void {
  const running = new Map<number, NotedTimer>()
  window.runningTimers = running
  const setTimeout = window.setTimeout.bind(window)
  const setInterval = window.setInterval.bind(window)
  const noted = (id: number, kind: NotedTimer['kind'], milliseconds = 0) => {
    running.set(id, { kind, milliseconds })
    return id
  }
  const forgetting = (clear: (id?: number) => void) => (id?: number) => {
    running.delete(id ?? 0)
    clear(id)
  }
  const wrapped = {
    setTimeout: (act: (...given: unknown[]) => void, milliseconds?: number, ...given: unknown[]) => {
      const run = () => {
        running.delete(id)
        act(...given)
      }
      const id = setTimeout(run, milliseconds)
      return noted(id, 'timeout', milliseconds)
    },
    setInterval: (...given: [() => void, number?]) => noted(setInterval(...given), 'interval', given[1]),
    clearTimeout: forgetting(window.clearTimeout.bind(window)),
    clearInterval: forgetting(window.clearInterval.bind(window)),
  }
  Object.assign(window, wrapped)
}

/** Milliseconds. A library adds one to a whole minute, or subtracts what has passed of it. */
const aMoment = 500

/** Pending timers of the page, except timeouts that are about to run. */
export async function timersOf(page: Page): Promise<RunningTimers> {
  const running = await page.evaluate(() => [...(window.runningTimers?.values() ?? [])])
  const counts: Record<string, number> = {}
  for (const { kind, milliseconds } of running) {
    if (kind === 'timeout' && milliseconds < aMoment) continue
    const name = `${kind} ${Math.ceil((milliseconds - aMoment) / 60_000)} min`
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** The paths the page requests from the service. */
export interface NotedRequests {
  readonly asked: () => readonly string[]
  /** Requests without an answer yet. */
  readonly underWay: () => readonly string[]
  readonly forget: () => void
}

export function noteRequests(page: Page): NotedRequests {
  const paths = new Set<string>()
  const unanswered = new Set<Request>()
  const pathOf = (request: Request) => new URL(request.url()).pathname
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    paths.add(pathOf(request))
    unanswered.add(request)
  })
  const isOver = (request: Request) => void unanswered.delete(request)
  page.on('requestfinished', isOver).on('requestfailed', isOver)
  return {
    asked: () => [...paths].toSorted(),
    underWay: () => [...unanswered].map(pathOf),
    forget: () => paths.clear(),
  }
}

/** Asserts that the page requests exactly these endpoints, waiting for late requests, and resets the record. */
export async function expectRequests(
  page: Page,
  { asked, forget }: NotedRequests,
  endpoints: readonly { readonly path: string }[],
): Promise<void> {
  const expected = endpoints.map(({ path }) => path).toSorted()
  await expect.poll(asked).toEqual(expected)
  // All earlier requests have been reported once this one is answered.
  await page.evaluate(() => fetch('/favicon.svg').then((answer) => answer.text()))
  expect(asked()).toEqual(expected)
  forget()
}
