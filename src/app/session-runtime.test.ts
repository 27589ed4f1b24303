import { expect, test, vi } from 'vitest'
import type { Call } from '#api/client/client.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import type { WhoAnswer } from '#machines/session/session.types.ts'
import type { Person } from '#machines/session/person.types.ts'
import { createSessionRuntime } from './session-runtime.ts'

const nobody: WhoAnswer = { kind: 'nobody' }

const refused: Call = () => Promise.reject(new Error('No call is expected'))

function started(who: () => Promise<WhoAnswer>) {
  const runtime = createSessionRuntime({ who, plainCall: refused, call: () => refused, isDesktop: false })
  runtime.actor.start()
  return runtime
}

test('after a failure the page asks again who is signed in', async () => {
  const who = vi.fn<() => Promise<WhoAnswer>>(() => Promise.resolve(nobody))
  who.mockRejectedValueOnce(new Error('操作没有成功'))
  const { identify } = started(who)
  await expect(identify(false)).rejects.toThrow('操作没有成功')
  expect({ identity: await identify(false), asked: who.mock.calls.length }).toEqual({ identity: nobody, asked: 2 })
})

test('a known answer is only asked for again if somebody may have signed in', async () => {
  const who = vi.fn<() => Promise<WhoAnswer>>(() => Promise.resolve(nobody))
  const { identify } = started(who)
  await identify(false)
  await identify(false)
  expect(who.mock.calls.length).toBe(1)
  await identify(true)
  expect(who.mock.calls.length).toBe(2)
})

test('for nobody no call is made except to sign out; before that is known, and for a teacher, calls are made', async () => {
  const teacher: WhoAnswer = { kind: 'teacher', person: { uid: 7 } as Person }
  const who = vi.fn<() => Promise<WhoAnswer>>(() => Promise.resolve(teacher))
  who.mockResolvedValueOnce(nobody)
  const { admit, identify } = started(who)
  const admitted = () => Promise.all([admit(assigning.unreviewedCount), admit(signOn.logout)])
  expect(await admitted()).toEqual(['same', 'same'])
  await identify(false)
  expect(await admitted()).toEqual(['gone', 'same'])
  await identify(true)
  expect(await admitted()).toEqual(['same', 'same'])
})
