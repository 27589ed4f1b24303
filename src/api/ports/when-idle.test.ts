// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A browser that is idle when the test says so. */
function idleByHand() {
  let idle = () => {}
  vi.stubGlobal('requestIdleCallback', (act: () => void) => {
    idle = act
    return 1
  })
  return () => idle()
}

test('the work waits until the page has loaded, rested and become idle', async () => {
  const beIdle = idleByHand()
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const act = vi.fn()
  whenIdle(act)
  await vi.advanceTimersByTimeAsync(60_000)
  beIdle()
  expect(act).not.toHaveBeenCalled()
  readyState.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(999)
  beIdle()
  expect(act).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(act).not.toHaveBeenCalled()
  beIdle()
  expect(act).toHaveBeenCalledOnce()
})

test('in a browser that cannot tell when it is idle, the rest suffices', async () => {
  const act = vi.fn()
  whenIdle(act)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(act).toHaveBeenCalledOnce()
})
