import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { currentConsent } from '#domain/accounts/consent.ts'
import { messagingLoginMachine } from './messaging-login.machine.ts'
import type { Callback, EnterAnswer, EnterInput, InfoAnswer, MessagingLoginInput } from './messaging-login.types.ts'

const callback = { code: 'code', state: 'state' }
const given = { agreed: true, accepted: currentConsent }
const open = { agreed: false, accepted: [] }

interface World {
  readonly leave?: Error
  readonly info?: InfoAnswer | Error
  readonly enter?: EnterAnswer | Error
  /** The response once the documents were accepted. */
  readonly enterAgreed?: EnterAnswer
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

const answered = <Answer>(answer: Answer | Error | undefined): Answer => {
  if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer left')
  return answer
}

async function started(input: MessagingLoginInput, world: World) {
  const asked: unknown[] = []
  const note = (name: string, what?: unknown) => void asked.push([name, what])
  const actors = {
    leave: fromPromise<void>(async () => {
      note('leave')
      if (world.leave !== undefined) throw world.leave
    }),
    info: fromPromise<InfoAnswer, Callback>(async ({ input: sent }) => {
      note('info', sent)
      return answered(world.info)
    }),
    enter: fromPromise<EnterAnswer, EnterInput>(async ({ input: sent }) => {
      note('enter', sent)
      return answered(sent.accepted.length > 0 ? (world.enterAgreed ?? world.enter) : world.enter)
    }),
  }
  const actor = createActor(messagingLoginMachine.provide({ actors }), { input }).start()
  await settled()
  return { actor, asked, context: () => actor.getSnapshot().context }
}

test('who wants to go is sent to the provider', async () => {
  const { actor, asked } = await started({ callback: null, ...given }, {})
  expect(asked).toEqual([])
  actor.send({ type: 'provider.open' })
  expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  await settled()
  expect({ asked, state: actor.getSnapshot().value }).toEqual({ asked: [['leave', undefined]], state: 'resting' })
})

test('an unavailable provider is reported, and can be retried', async () => {
  const { actor, asked, context } = await started(
    { callback: null, ...given },
    { leave: new Error('微信登录还没有开通，请用账号或短信登录') },
  )
  actor.send({ type: 'provider.open' })
  await settled()
  expect(context().failure).toEqual({ kind: 'refused', message: '微信登录还没有开通，请用账号或短信登录' })
  actor.send({ type: 'provider.open' })
  expect({ failure: context().failure, asked: asked.length }).toEqual({ failure: null, asked: 2 })
})

test('a person who comes back and has an account is in', async () => {
  const world: World = { info: { kind: 'known', openId: 'o' }, enter: { kind: 'signedIn' } }
  const { actor, asked } = await started({ callback, ...given }, world)
  expect({ asked, state: actor.getSnapshot().value }).toEqual({
    asked: [
      ['info', callback],
      ['enter', { openId: 'o', state: 'state', accepted: currentConsent }],
    ],
    state: 'signedIn',
  })
})

test('an account that has not accepted the documents waits for the box', async () => {
  const answers: World = { enter: { kind: 'consentNeeded' }, enterAgreed: { kind: 'signedIn' } }
  const world: World = { info: { kind: 'known', openId: 'o' }, ...answers }
  const { actor, asked } = await started({ callback, ...open }, world)
  expect({ consentMissing: actor.getSnapshot().hasTag('consentMissing'), asked: asked.length }).toEqual({
    consentMissing: true,
    asked: 2,
  })
  actor.send({ type: 'consent.change', ...given })
  await settled()
  expect({ state: actor.getSnapshot().value, asked: asked.length }).toEqual({ state: 'signedIn', asked: 3 })
})

test.each<readonly [string, World]>([
  ['as the provider says', { info: { kind: 'unbound', openId: 'o' } }],
  ['as the sign-in says', { info: { kind: 'known', openId: 'o' }, enter: { kind: 'unbound' } }],
])('who has no account goes on to binding, %s', async (_name, world) => {
  const { actor, context } = await started({ callback, ...given }, world)
  expect({ state: actor.getSnapshot().value, binding: context().binding }).toEqual({
    state: 'unbound',
    binding: { openId: 'o', state: 'state' },
  })
})

test.each<readonly [World, string]>([
  [{ info: { kind: 'refused', message: '微信登录已失效，请重新开始' } }, '微信登录已失效，请重新开始'],
  [{ info: new Error('网络连接失败') }, '网络连接失败'],
  [{ info: { kind: 'known', openId: 'o' }, enter: { kind: 'refused', message: '请登录教师账号' } }, '请登录教师账号'],
  [{ info: { kind: 'known', openId: 'o' }, enter: new Error('服务器错误') }, '服务器错误'],
])('%j is shown to the person', async (world, message) => {
  const { actor, context } = await started({ callback, ...given }, world)
  expect({ state: actor.getSnapshot().value, failure: context().failure }).toEqual({
    state: 'resting',
    failure: { kind: 'refused', message },
  })
})

test('a sign-in with five devices shows their list until it is closed', async () => {
  const tooMany: EnterAnswer = { kind: 'tooManyDevices', token: 't', devices: [] }
  const world: World = { info: { kind: 'known', openId: 'o' }, enter: tooMany }
  const closing = await started({ callback, ...given }, world)
  expect(closing.context().failure).toEqual(tooMany)
  closing.actor.send({ type: 'devices.close' })
  expect({ state: closing.actor.getSnapshot().value, failure: closing.context().failure }).toEqual({
    state: 'resting',
    failure: null,
  })
})
