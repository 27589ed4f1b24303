import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadAtMostEvery, sessionKeys, timeouts } from '#domain/portal/constants.ts'
import { fetchScreen, type ReloadingPage, ScreenMissing } from './fetch-screen.ts'
import { memoryStorage } from './memory-storage.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** A page that was never reloaded, at 5 s of its clock; counts its reloads. */
function pageWith(facts: Partial<ReloadingPage> = {}) {
  const reload = vi.fn()
  return {
    storage: memoryStorage(),
    build: () => 'a1',
    now: () => 5_000,
    isOnline: () => true,
    hasTypedWork: () => false,
    fetchStyleSheets: () => Promise.resolve(),
    ...facts,
    reload,
  }
}

const never = () => Promise.reject(new Error('404'))

/** How loading a missing screen ends. */
const outcomeOf = (asked: Promise<unknown>): Promise<'missing' | 'reloading' | 'there'> =>
  Promise.race([
    asked.then(
      () => 'there' as const,
      (error: unknown) => {
        expect(error).toBeInstanceOf(ScreenMissing)
        return 'missing' as const
      },
    ),
    vi.advanceTimersByTimeAsync(1).then(() => 'reloading' as const),
  ])

test('a screen that loads the second time is there', async () => {
  const load = vi.fn(never).mockRejectedValueOnce(new Error('500'))
  load.mockResolvedValueOnce('screen' as never)
  const page = pageWith()
  expect(await fetchScreen(load, page)).toBe('screen')
  expect({ load: load.mock.calls.length, reload: page.reload.mock.calls.length }).toEqual({ load: 2, reload: 0 })
})

test('one that fails to load is requested twice; then the page is reloaded, which is recorded', async () => {
  const load = vi.fn(never)
  const page = pageWith()
  expect(await outcomeOf(fetchScreen(load, page))).toBe('reloading')
  expect({ load: load.mock.calls.length, reload: page.reload.mock.calls.length }).toEqual({ load: 2, reload: 1 })
  expect(page.storage.read(sessionKeys.reloadBudget)).toBe('{"build":"a1","at":5000}')
})

test.each([
  ['without a network', { isOnline: () => false }],
  ['over typed work', { hasTypedWork: () => true }],
  ['where nothing can be kept', { storage: memoryStorage(true) }],
])('%s the page stays', async (_name, facts) => {
  const page = pageWith(facts)
  expect({ outcome: await outcomeOf(fetchScreen(never, page)), reload: page.reload.mock.calls.length }).toEqual({
    outcome: 'missing',
    reload: 0,
  })
})

test('within a minute the page is reloaded once', async () => {
  const storage = memoryStorage()
  const outcomes = []
  for (const now of [0, reloadAtMostEvery - 1, reloadAtMostEvery])
    outcomes.push(await outcomeOf(fetchScreen(never, pageWith({ storage, now: () => now }))))
  expect(outcomes).toEqual(['reloading', 'missing', 'reloading'])
})

test('a style sheet that fails to load counts as its screen', async () => {
  const fetchStyleSheets = vi.fn(never)
  const page = pageWith({ fetchStyleSheets, hasTypedWork: () => true })
  expect(await outcomeOf(fetchScreen(() => Promise.resolve('screen'), page))).toBe('missing')
  expect(fetchStyleSheets.mock.calls.length).toBe(2)
})

test('one that hangs is not requested again, and the page stays', async () => {
  const load = vi.fn(() => new Promise(() => {}))
  const page = pageWith()
  const settled = vi.fn()
  const asked = fetchScreen(load, page).catch((error: unknown) => settled(error instanceof ScreenMissing))
  await vi.advanceTimersByTimeAsync(timeouts.scriptLoad - 1)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await asked
  expect({ settled: settled.mock.calls, load: load.mock.calls.length, reload: page.reload.mock.calls.length }).toEqual({
    settled: [[true]],
    load: 1,
    reload: 0,
  })
})
