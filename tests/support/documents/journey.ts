import { cleanup } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { user } from '#server/database/schema/people.ts'
import { type BrowserNetwork, startBrowserNetwork } from './browser-network.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'

/** What the journeys of one file share: the real service with a world in it, and a browser in front of it. */
export interface Journey {
  readonly service: TestService
  readonly world: World
  readonly network: BrowserNetwork
  readonly close: () => Promise<void>
}

export interface JourneyOptions {
  readonly studentCount?: number
  readonly startAt?: Date
}

/** `startAt` is when it is, as far as service and page know. */
export async function startJourney({ studentCount = 3, startAt }: JourneyOptions = {}): Promise<Journey> {
  const service = await startTestService(startAt)
  const world = await makeWorld(service, studentCount)
  // Who has none is asked for it over every page.
  await service.db.update(user).set({ bookVersion: '人教版' })
  const network = startBrowserNetwork(service.service)
  return {
    service,
    world,
    network,
    close: async () => {
      network.close()
      await service.close()
    },
  }
}

/**
 * Opens a page at a path of its hash, with what jsdom lacks and by the clock of the service. When the test is finished the
 * page is stopped and nothing of it stays: address, storage, cookies.
 */
export function openPage({ service }: Journey, path: string, start: (container: HTMLElement) => () => void): void {
  fillJsdom()
  vi.useFakeTimers({ toFake: ['Date'], now: service.clock.now })
  window.location.hash = path
  const container = document.createElement('div')
  document.body.append(container)
  const stop = start(container)
  onTestFinished(async () => {
    stop()
    cleanup()
    container.remove()
    window.location.hash = ''
    localStorage.clear()
    await jsdom.cookieJar.removeAllCookies()
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}

class SilentResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** What pages use and jsdom has not; everything stands somewhere in sight, because what is nowhere hides its menu. */
function fillJsdom(): void {
  vi.stubGlobal('ResizeObserver', SilentResizeObserver)
  vi.stubGlobal('scrollTo', () => {})
  // A field that grows with its text measures anew when fonts arrive.
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }))
  Object.defineProperty(HTMLElement.prototype, 'scrollIntoView', { configurable: true, value: () => {} })
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 100, 20))
}
