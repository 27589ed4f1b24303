import { expect, onTestFinished, test, vi } from 'vitest'
import { setup } from '#api/contract/areas/setup.ts'
import { fakeNetwork } from '#api/ports/network.ts'
import { lazyCall } from './lazy-call.ts'

const now = '2026-11-20T11:00:00.000Z'

const answer = () =>
  Promise.resolve(new Response(JSON.stringify({ data: { now }, result: { code: 0, msg: '' } }), { status: 200 }))

test('a call that comes before the client waits for it', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(answer)
  const call = lazyCall({
    fetch,
    network: fakeNetwork(),
    language: () => 'zh-CN',
    uid: () => null,
    recoverSession: () => Promise.resolve('gone'),
  })
  expect(fetch).not.toHaveBeenCalled()
  expect(await Promise.all([call(setup.currentTime, {}), call(setup.currentTime, {})])).toEqual([{ now }, { now }])
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a client that cannot be fetched is told in words, and fetched again by the next call', async () => {
  vi.resetModules()
  // The process goes on with other files.
  onTestFinished(() => vi.doUnmock('#api/client/client.ts'))
  let isThere = false
  vi.doMock('#api/client/client.ts', () => {
    if (!isThere) throw new Error('Failed to fetch dynamically imported module')
    return { createClient: () => () => Promise.resolve({ now }) }
  })
  const { lazyCall: fresh } = await import('./lazy-call.ts')
  const options = {
    fetch: answer,
    network: fakeNetwork(),
    language: () => 'zh-CN' as const,
    uid: () => null,
    recoverSession: () => Promise.resolve('gone' as const),
  }
  const call = fresh(options)
  await expect(call(setup.currentTime, {})).rejects.toThrow('网络连接失败，页面没有取全，请重试')
  isThere = true
  expect(await call(setup.currentTime, {})).toEqual({ now })
})
