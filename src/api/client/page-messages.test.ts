import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '#api/ports/network.ts'
import { pageMessageLimits } from '#domain/portal/constants.ts'
import { createPageMessages } from './page-messages.ts'

const { perCall, pause } = pageMessageLimits

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** The reports of one page, and the addresses of each batch sent; `isReachable` decides their fate. */
function reports(isOnline = true) {
  const batches: string[][] = []
  const network = fakeNetwork(isOnline)
  const service = { isReachable: true }
  const report = createPageMessages({
    network,
    build: () => 'a1',
    fetch: async (_path, init) => {
      const messages: readonly { readonly address: string }[] = JSON.parse(
        new URLSearchParams(init?.body as string).get('messages') ?? '',
      )
      batches.push(messages.map(({ address }) => address))
      if (!service.isReachable) throw new TypeError('offline')
      return new Response('{}')
    },
  })
  const miss = (...names: readonly string[]) => {
    for (const name of names)
      report({ type: 'script', address: `https://podium.example/assets/${name}.js?token=1#x`, detail: 'd' })
    return vi.advanceTimersByTimeAsync(0)
  }
  return { batches, network, service, miss }
}

const path = (name: string) => `/assets/${name}.js`

test('the first is reported at once, later ones together after a pause, by path alone', async () => {
  const { batches, miss } = reports()
  await miss('a', 'b', 'c')
  expect(batches).toEqual([[path('a')]])
  await vi.advanceTimersByTimeAsync(pause)
  expect(batches).toEqual([[path('a')], [path('b'), path('c')]])
  await vi.advanceTimersByTimeAsync(10 * pause)
  expect(batches.length).toBe(2)
})

test('without a network they wait for it, the latest of them', async () => {
  const { batches, network, miss } = reports(false)
  const names = Array.from({ length: perCall + 2 }, (_, index) => String(index))
  await miss(...names)
  expect(batches).toEqual([])
  network.set(true)
  expect(batches).toEqual([names.slice(2).map(path)])
})

test('undelivered ones are sent with the next, and not retried by themselves', async () => {
  const { batches, service, miss } = reports()
  service.isReachable = false
  await miss('a')
  await vi.advanceTimersByTimeAsync(10 * pause)
  expect(batches).toEqual([[path('a')]])
  service.isReachable = true
  await miss('b')
  expect(batches).toEqual([[path('a')], [path('a'), path('b')]])
})
