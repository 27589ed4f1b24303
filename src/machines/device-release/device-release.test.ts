import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Device } from '#api/contract/schemas/sign-on.ts'
import { deviceReleaseMachine } from './device-release.machine.ts'
import type { ReleaseAnswer, ReleaseInput } from './device-release.types.ts'

const deviceOf = (deviceId: number): Device => ({
  deviceId,
  browser: 'Chrome 147',
  system: 'Windows',
  address: '10.0.0.8',
  way: 'password',
  signedInAt: '2026-11-20T01:00:00.000Z',
  seenAt: '2026-11-20T02:00:00.000Z',
  isThis: false,
})

const devices = [1, 2, 3, 4, 5].map(deviceOf)

async function released(deviceId: number, ...answers: readonly (ReleaseAnswer | Error)[]) {
  const asked: ReleaseInput[] = []
  const release = fromPromise<ReleaseAnswer, ReleaseInput>(async ({ input }) => {
    const answer = answers[asked.length]
    asked.push(input)
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer left')
    return answer
  })
  const actor = createActor(deviceReleaseMachine.provide({ actors: { release } }), {
    input: { token: 'first', devices },
  }).start()
  const press = async (id: number) => {
    actor.send({ type: 'device.release', deviceId: id })
    const isBusy = actor.getSnapshot().hasTag('busy')
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
    return isBusy
  }
  const isBusy = await press(deviceId)
  return { asked, actor, press, isBusy, context: () => actor.getSnapshot().context }
}

test('once a device is signed out, this browser is signed in', async () => {
  const { asked, actor, isBusy } = await released(3, { kind: 'signedIn' })
  expect({ isBusy, asked, state: actor.getSnapshot().value }).toEqual({
    isBusy: true,
    asked: [{ token: 'first', deviceId: 3 }],
    state: 'signedIn',
  })
})

test('somebody else took the place: the new list and the new token count', async () => {
  const fresh = [...devices.slice(1), deviceOf(6)]
  const { asked, actor, press, context } = await released(
    1,
    { kind: 'tooManyDevices', token: 'second', devices: fresh },
    { kind: 'signedIn' },
  )
  expect(context()).toEqual({ token: 'second', devices: fresh, deviceId: null, message: '', isChanged: true })
  await press(6)
  expect({ lastAsked: asked.at(-1), state: actor.getSnapshot().value, isChanged: context().isChanged }).toEqual({
    lastAsked: { token: 'second', deviceId: 6 },
    state: 'signedIn',
    isChanged: false,
  })
})

test('without a response the same button can be pressed again', async () => {
  const { asked, actor, press, context } = await released(2, new Error('网络连接失败'), { kind: 'signedIn' })
  expect({ state: actor.getSnapshot().value, message: context().message, deviceId: context().deviceId }).toEqual({
    state: 'choosing',
    message: '网络连接失败',
    deviceId: null,
  })
  await press(2)
  expect({ asked: asked.length, state: actor.getSnapshot().value }).toEqual({ asked: 2, state: 'signedIn' })
})

test('a used-up token ends it, with the reason', async () => {
  const { actor, context } = await released(2, { kind: 'ended', message: '验证已失效，请重新验证' })
  expect({ state: actor.getSnapshot().value, message: context().message }).toEqual({
    state: 'ended',
    message: '验证已失效，请重新验证',
  })
})
