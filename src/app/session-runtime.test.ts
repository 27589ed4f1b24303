import { expect, test, vi } from 'vitest'
import type { Call } from '#api/client/client.ts'
import type { WhoAnswer } from '#machines/session/session.types.ts'
import { createSessionRuntime } from './session-runtime.ts'

const nobody: WhoAnswer = { kind: 'nobody' }

const refused: Call = () => Promise.reject(new Error('No call is expected'))

function started(who: () => Promise<WhoAnswer>) {
  const runtime = createSessionRuntime({ who, plainCall: refused, call: () => refused, isDesktop: false })
  runtime.actor.start()
  return runtime
}

test('who is there is asked again after it could not be found out', async () => {
  const who = vi.fn<() => Promise<WhoAnswer>>(() => Promise.resolve(nobody))
  who.mockRejectedValueOnce(new Error('操作没有成功'))
  const { identify } = started(who)
  await expect(identify(false)).rejects.toThrow('操作没有成功')
  expect([await identify(false), who.mock.calls.length]).toEqual([nobody, 2])
})

test('what was answered is asked again only where somebody may have come in', async () => {
  const who = vi.fn<() => Promise<WhoAnswer>>(() => Promise.resolve(nobody))
  const { identify } = started(who)
  await identify(false)
  await identify(false)
  expect(who.mock.calls.length).toBe(1)
  await identify(true)
  expect(who.mock.calls.length).toBe(2)
})
