// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A browser that paints when the test says so. */
function paintByHand() {
  let isWatched = false
  let paint = () => {}
  class FakeObserver {
    constructor(report: () => void) {
      paint = report
    }
    observe(): void {
      isWatched = true
    }
    disconnect(): void {
      isWatched = false
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  return { paint: () => paint(), isWatched: () => isWatched }
}

/** Whether a promise is settled by now. */
const isSettled = (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => true), Promise.resolve().then(() => false)])

test('the work waits for the next paint, and nothing is observed afterwards', async () => {
  const page = paintByHand()
  const painted = afterPaint()
  expect({ isSettled: await isSettled(painted), isWatched: page.isWatched() }).toEqual({
    isSettled: false,
    isWatched: true,
  })
  page.paint()
  await painted
  expect(page.isWatched()).toBe(false)
})

test('a hidden page does not paint any more, and the work continues', async () => {
  const page = paintByHand()
  const painted = afterPaint()
  document.dispatchEvent(new Event('visibilitychange'))
  await painted
  expect(page.isWatched()).toBe(false)
})

test('a hidden page, or one that cannot tell, does not wait', async () => {
  await afterPaint()
  const page = paintByHand()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await afterPaint()
  expect(page.isWatched()).toBe(false)
})
