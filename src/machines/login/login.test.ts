import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { currentConsent } from '#domain/accounts/consent.ts'
import { captchaMachine } from '../captcha/captcha.machine.ts'
import type { SolveAnswer, SolveInput } from '../captcha/captcha.types.ts'
import { deviceReleaseMachine } from '../device-release/device-release.machine.ts'
import type { ReleaseAnswer, ReleaseInput } from '../device-release/device-release.types.ts'
import { guideMachine } from '../guide/guide.machine.ts'
import { provideLater } from '../later-chart.ts'
import { messagingLoginMachine } from '../messaging-login/messaging-login.machine.ts'
import { passwordLoginMachine } from '../password-login/password-login.machine.ts'
import type { LoginAnswer, LoginInput } from '../password-login/password-login.types.ts'
import { qrLoginMachine } from '../qr-login/qr-login.machine.ts'
import { smsCountdownMachine } from '../sms-countdown/sms-countdown.machine.ts'
import { smsLoginMachine } from '../sms-login/sms-login.machine.ts'
import { loginMachine } from './login.machine.ts'
import type { Consent, LoginMachineInput, LoginTag } from './login.types.ts'

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

const puzzle = { captchaId: 'p1', picture: '', piece: '', pieceY: 40, pieceSize: 48, width: 320, height: 160 }
const tooMany: LoginAnswer = { kind: 'tooManyDevices', token: 't', devices: [] }

/** A sign-in whose password gets these responses in turn. */
function started(answers: readonly LoginAnswer[] = [], input: Partial<LoginMachineInput> = {}) {
  const sent: LoginInput[] = []
  const released: ReleaseInput[] = []
  const login = fromPromise<LoginAnswer, LoginInput>(async ({ input: form }) => {
    sent.push(form)
    return answers[sent.length - 1] ?? { kind: 'signedIn', uid: 7 }
  })
  const release = fromPromise<ReleaseAnswer, ReleaseInput>(async ({ input: chosen }) => {
    released.push(chosen)
    return { kind: chosen.deviceId === 3 ? 'signedIn' : 'ended', message: 'over' }
  })
  const actors = {
    guide: guideMachine.provide({ actors: { keep: fromPromise<void>(async () => {}) } }),
    password: passwordLoginMachine.provide({ actors: { login } }),
    captcha: captchaMachine.provide({
      actors: {
        load: fromPromise(async () => puzzle),
        solve: fromPromise<SolveAnswer, SolveInput>(async () => ({ kind: 'solved', token: 's' })),
      },
    }),
    devices: deviceReleaseMachine.provide({ actors: { release } }),
  }
  const given = { clock: { now: () => 0 }, account: '13800000001', guided: currentConsent, callback: null }
  const actor = createActor(loginMachine.provide({ actors }), {
    input: { ...given, consent: 'open', ...input },
  }).start()
  const child = <Id extends keyof ReturnType<typeof actor.getSnapshot>['children']>(id: Id) =>
    actor.getSnapshot().children[id]
  const submit = async () => {
    child('password')?.send({ type: 'password.change', text: 'Podium@2026' })
    child('password')?.send({ type: 'form.submit' })
    await settled()
  }
  return { actor, child, submit, sent, released, has: (tag: LoginTag) => actor.getSnapshot().hasTag(tag) }
}

test.each<[Consent, boolean, readonly string[]]>([
  ['kept', true, []],
  ['given', true, currentConsent],
  ['open', false, []],
])('documents that are %s to begin with: a form may be sent: %s', (consent, agreed, accepted) => {
  const { child } = started([], { consent })
  expect(child('password')?.getSnapshot().context).toEqual({
    account: '13800000001',
    password: '',
    agreed,
    accepted,
    missing: null,
    failure: null,
  })
})

test('a box ticked on the page reaches the form, and its documents are sent with the password', async () => {
  const { actor, child, submit, sent, has } = started()
  actor.send({ type: 'consent.give' })
  expect(child('password')?.getSnapshot().context.agreed).toBe(true)
  await submit()
  expect({ sent: sent.map(({ accepted }) => accepted), signedIn: has('signedIn') }).toEqual({
    sent: [currentConsent],
    signedIn: true,
  })
})

test('an account that has accepted nothing yet is asked, and goes on once the box is ticked', async () => {
  const { actor, submit, sent, has } = started([{ kind: 'consentOutdated', message: '' }], { consent: 'kept' })
  await submit()
  expect({ asked: has('asked'), signedIn: has('signedIn') }).toEqual({ asked: true, signedIn: false })
  actor.send({ type: 'consent.give' })
  await submit()
  expect({ sent: sent.map(({ accepted }) => accepted), signedIn: has('signedIn') }).toEqual({
    sent: [[], currentConsent],
    signedIn: true,
  })
})

test('a puzzle is solved for the way that needs it, and its token is sent with the next try', async () => {
  const { child, submit, sent, has } = started([{ kind: 'captchaNeeded', message: '' }], { consent: 'kept' })
  await submit()
  expect({ puzzle: has('puzzle'), subject: child('puzzle')?.getSnapshot().context.subject }).toEqual({
    puzzle: true,
    subject: '13800000001',
  })
  child('puzzle')?.send({ type: 'piece.drop' })
  await settled()
  expect({ sent: sent.map(({ token }) => token), puzzle: has('puzzle'), signedIn: has('signedIn') }).toEqual({
    sent: [null, 's'],
    puzzle: false,
    signedIn: true,
  })
})

test('a puzzle that is closed leads back to the form', async () => {
  const { actor, child, submit, has } = started([{ kind: 'captchaNeeded', message: '' }], { consent: 'kept' })
  await submit()
  actor.send({ type: 'captcha.close' })
  expect({ puzzle: has('puzzle'), state: child('password')?.getSnapshot().value }).toEqual({
    puzzle: false,
    state: 'editing',
  })
})

test('signing out a device lets this browser in', async () => {
  const { child, submit, released, has } = started([tooMany], { consent: 'kept' })
  await submit()
  expect(has('devices')).toBe(true)
  child('devices')?.send({ type: 'device.release', deviceId: 3 })
  await settled()
  expect({ released, signedIn: has('signedIn') }).toEqual({ released: [{ token: 't', deviceId: 3 }], signedIn: true })
})

test('an obsolete list of devices stays until it is closed, and the form is as it was', async () => {
  const { actor, child, submit, has } = started([tooMany], { consent: 'kept' })
  await submit()
  child('devices')?.send({ type: 'device.release', deviceId: 4 })
  await settled()
  expect({ devices: has('devices'), state: child('devices')?.getSnapshot().value }).toEqual({
    devices: true,
    state: 'ended',
  })
  actor.send({ type: 'devices.close' })
  expect({ devices: has('devices'), state: child('password')?.getSnapshot().value }).toEqual({
    devices: false,
    state: 'editing',
  })
})

test('leaving through the guide clears what was typed, and the form comes back', () => {
  const { actor, child, has } = started([], { guided: [] })
  actor.send({ type: 'guide.arrive' })
  child('password')?.send({ type: 'account.change', text: '13900000002' })
  child('guide')?.send({ type: 'guide.leave' })
  expect({ hidden: has('hidden'), password: child('password') }).toStrictEqual({ hidden: true, password: undefined })
  child('guide')?.send({ type: 'guide.return' })
  expect({ hidden: has('hidden'), account: child('password')?.getSnapshot().context.account }).toEqual({
    hidden: false,
    account: '13800000001',
  })
})

test('agreeing to the guide ticks the box, and it is not asked again', async () => {
  const { actor, child, has } = started([], { guided: [] })
  actor.send({ type: 'guide.arrive' })
  child('guide')?.send({ type: 'guide.accept' })
  await settled()
  expect({ guide: has('guide'), given: has('given'), agreed: child('password')?.getSnapshot().context.agreed }).toEqual(
    { guide: false, given: true, agreed: true },
  )
  expect(actor.getSnapshot().can({ type: 'guide.arrive' })).toBe(false)
})

test('a way loaded later starts with the current documents, and asks for a puzzle like the first', () => {
  const { actor, child, has } = started()
  actor.send({ type: 'consent.give' })
  provideLater(actor, { sms: smsLoginMachine, code: smsCountdownMachine })
  actor.send({ type: 'sms.arrive', kept: [] })
  expect(child('sms')?.getSnapshot().context.accepted).toEqual(currentConsent)
  child('code')?.send({ type: 'recipient.change', text: '13800000001' })
  child('code')?.send({ type: 'code.request' })
  expect({ puzzle: has('puzzle'), purpose: child('puzzle')?.getSnapshot().context.purpose }).toEqual({
    puzzle: true,
    purpose: 'sms:login',
  })
  actor.send({ type: 'captcha.close' })
  expect(child('code')?.getSnapshot().value).toBe('ready')
})

test('a list of devices that replaces a puzzle closes it for the way that waited', async () => {
  const { actor, child, submit, has } = started([tooMany], { consent: 'kept' })
  provideLater(actor, { sms: smsLoginMachine, code: smsCountdownMachine })
  actor.send({ type: 'sms.arrive', kept: [] })
  child('code')?.send({ type: 'recipient.change', text: '13800000001' })
  child('code')?.send({ type: 'code.request' })
  await submit()
  expect({ puzzle: has('puzzle'), devices: has('devices'), state: child('code')?.getSnapshot().value }).toEqual({
    puzzle: false,
    devices: true,
    state: 'ready',
  })
})

test('a way that fails to load is reported, and loads when it is retried', async () => {
  const { actor, child } = started([], { callback: { code: 'c', state: 's' } })
  const arrive = () => {
    actor.send({ type: 'sms.arrive', kept: [] })
    actor.send({ type: 'qr.arrive', kept: null })
    actor.send({ type: 'messaging.arrive' })
  }
  const missing = () => actor.getSnapshot().context.missing.toSorted()
  arrive()
  await settled()
  expect(missing()).toEqual(['messaging', 'qr', 'sms'])
  provideLater(actor, {
    sms: smsLoginMachine,
    code: smsCountdownMachine,
    qr: qrLoginMachine,
    messaging: messagingLoginMachine,
  })
  arrive()
  expect({ missing: missing(), state: child('sms')?.getSnapshot().value }).toEqual({ missing: [], state: 'editing' })
})

test('each press leads to the messaging app anew', () => {
  const { actor, child } = started([], { callback: { code: 'c', state: 's' } })
  provideLater(actor, { messaging: messagingLoginMachine })
  actor.send({ type: 'messaging.arrive' })
  expect(child('messaging')?.getSnapshot().value).toBe('returned')
  actor.send({ type: 'messaging.open' })
  expect(child('messaging')?.getSnapshot().value).toBe('resting')
})
