import { cleanup } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { user } from '#server/database/schema/people.ts'
import { type BrowserNetwork, startBrowserNetwork } from './browser-network.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'

/** Shared by the journeys of one file: the real service with a world in it, and a browser in front of it. */
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

/** `startAt` is the initial time for service and page. */
export async function startJourney({ studentCount = 3, startAt }: JourneyOptions = {}): Promise<Journey> {
  const service = await startTestService(startAt)
  const world = await makeWorld(service, studentCount)
  // Teachers without a textbook edition are prompted for one on every page.
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
 * Opens a page at a path of its hash, with what jsdom lacks filled in and the clock of the service. After the test the
 * page is stopped and its traces removed: address, storage, cookies.
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

/**
 * Browser features that pages use and jsdom lacks; every element gets a visible position, as menus hide when their
 * anchor has none.
 */
function fillJsdom(): void {
  vi.stubGlobal('ResizeObserver', SilentResizeObserver)
  vi.stubGlobal('scrollTo', () => {})
  // An auto-growing field measures itself again when fonts arrive.
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }))
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 100, 20))
}
