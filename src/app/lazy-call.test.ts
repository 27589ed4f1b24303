import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setup } from '#api/contract/groups/setup.ts'

const answer = { now: '2026-11-20T11:00:00.000Z' }

beforeEach(() => vi.resetModules())

/** The function with a client in its own module, as long as `isThere`. */
async function withClient(isThere: () => boolean) {
  // The process goes on to other files.
  onTestFinished(() => vi.doUnmock('./login-client.ts'))
  const ask = vi.fn<() => Promise<unknown>>(() => Promise.resolve(answer))
  vi.doMock('./login-client.ts', () => {
    if (!isThere()) throw new Error('Failed to fetch dynamically imported module')
    return { loginClient: () => ask }
  })
  const { lazyCall } = await import('./lazy-call.ts')
  return { call: lazyCall(() => 'zh-CN'), ask }
}

test('a call made before the client has loaded waits for it', async () => {
  const { call, ask } = await withClient(() => true)
  expect(ask).not.toHaveBeenCalled()
  expect(await Promise.all([call(setup.currentTime, {}), call(setup.currentTime, {})])).toEqual([answer, answer])
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a client that fails to load is reported in words, and loaded again by the next call', async () => {
  let isThere = false
  const { call } = await withClient(() => isThere)
  await expect(call(setup.currentTime, {})).rejects.toThrow('网络连接失败，页面没有取全，请重试')
  isThere = true
  expect(await call(setup.currentTime, {})).toEqual(answer)
})
