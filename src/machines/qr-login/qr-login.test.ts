import { expect, test } from 'vitest'
import { qrLoginMachine } from './qr-login.machine.ts'
import type { RedeemAnswer } from './qr-login.types.ts'
import {
  code,
  confirmed,
  confirmedWith,
  key,
  life,
  loaded,
  lost,
  made,
  scanned,
  started,
  ticket,
} from './testing/started-qr-login.ts'

test('the states have the codes of the specification', () => {
  const codes = Object.entries(qrLoginMachine.getStateNodeById('qrLogin.open.code').states).flatMap(
    ([name, { meta }]) => (meta ? [[name, meta.code]] : []),
  )
  expect(Object.fromEntries(codes)).toEqual({
    loading: 0,
    loaded: 1,
    loadFailed: 2,
    scanned: 3,
    loggingIn: 4,
    cancelled: 5,
    loginFailed: 6,
    expired: 7,
  })
})

test('from the code to the sign-in: waiting, scanned, confirmed, in', async () => {
  const qr = await started()
  qr.poll.answers.push({ kind: 'waiting' }, scanned, scanned, confirmed)
  const seen: unknown[] = []
  qr.login.subscribe(() => {
    if (seen.at(-1) !== qr.code()) seen.push(qr.code())
  })
  await qr.begin()
  expect({ code: qr.code(), polled: qr.poll.asked, stored: qr.stored }).toEqual({
    code: 1,
    polled: [],
    stored: ['keep id-1'],
  })
  await qr.pass(1999)
  expect(qr.poll.asked).toEqual([])
  await qr.pass(1)
  expect({ code: qr.code(), polled: qr.poll.asked }).toEqual({ code: 1, polled: [key] })
  await qr.pass(2000)
  expect({ code: qr.code(), who: qr.context().who, matchNumber: qr.context().matchNumber }).toEqual({
    code: 3,
    who: '林**',
    matchNumber: '42',
  })
  await qr.pass(2000)
  expect({ code: qr.code(), polled: qr.poll.asked.length }).toEqual({ code: 3, polled: 3 })
  qr.redeem.answers.push({ kind: 'signedIn' })
  await qr.pass(2000)
  expect({ redeemed: qr.redeem.asked, status: qr.login.getSnapshot().status }).toEqual({
    redeemed: [ticket],
    status: 'done',
  })
  expect({ state: qr.login.getSnapshot().value, stored: qr.stored }).toEqual({
    state: 'signedIn',
    stored: ['keep id-1', 'forget'],
  })
  expect(seen.filter((one) => one !== undefined)).toEqual([0, 1, 3, 4])
})

test.each([
  ['refused', { kind: 'refused', message: '二维码请求过多，请稍后再试' } as const, '二维码请求过多，请稍后再试'],
  ['unanswered', lost(), '网络连接失败'],
])('a request that is %s says why; a refresh asks again', async (_name, answer, message) => {
  const qr = await started({}, [answer, made])
  await qr.begin()
  expect({ code: qr.code(), message: qr.context().message }).toEqual({ code: 2, message })
  await qr.send('qr.refresh')
  expect({ code: qr.code(), requested: qr.request.asked }).toEqual({
    code: 1,
    requested: [{ former: null }, { former: null }],
  })
})

test('without a code the return of the network asks again', async () => {
  const qr = await started({}, [lost(), made])
  await qr.begin()
  await qr.send('network.drop', 'network.return')
  expect(qr.code()).toBe(1)
})

test('a cancelled code is replaced after three seconds', async () => {
  const qr = await loaded({ kind: 'cancelled' })
  await qr.pass(2000)
  expect(qr.code()).toBe(5)
  await qr.pass(2999)
  expect({ code: qr.code(), requested: qr.request.asked.length }).toEqual({ code: 5, requested: 1 })
  qr.request.answers.push(made)
  await qr.pass(1)
  expect({ code: qr.code(), lastRequest: qr.request.asked.at(-1) }).toEqual({ code: 1, lastRequest: { former: code } })
})

test('a response that is none of the four is reported', async () => {
  const qr = await loaded({ kind: 'refused', message: '服务出了点问题，请稍后再试' })
  await qr.pass(2000)
  expect({ code: qr.code(), failure: qr.context().failure }).toEqual({
    code: 6,
    failure: { kind: 'refused', message: '服务出了点问题，请稍后再试' },
  })
})

test.each<readonly [RedeemAnswer | Error, unknown]>([
  [
    { kind: 'tooManyDevices', token: 't', devices: [] },
    { kind: 'tooManyDevices', token: 't', devices: [] },
  ],
  [{ kind: 'notTeacher' }, { kind: 'notTeacher' }],
  [{ kind: 'locked' }, { kind: 'locked' }],
  [
    { kind: 'wrongPassword', errorCount: 5 },
    { kind: 'wrongPassword', errorCount: 5 },
  ],
  [{ kind: 'unknown' }, { kind: 'unknown' }],
  [lost(), { kind: 'refused', message: '网络连接失败' }],
])('a sign-in answered by %j fails with its reason, and can be started again', async (answer, failure) => {
  const qr = await confirmedWith(answer)
  expect({ code: qr.code(), failure: qr.context().failure }).toEqual({ code: 6, failure })
  qr.request.answers.push(made)
  await qr.send('qr.refresh')
  expect({ code: qr.code(), failure: qr.context().failure }).toEqual({ code: 1, failure: null })
})

test('without an account it goes on to binding', async () => {
  const qr = await confirmedWith({ kind: 'unbound', openId: 'o', state: 's' })
  expect({ state: qr.login.getSnapshot().value, binding: qr.context().binding }).toEqual({
    state: 'unbound',
    binding: { openId: 'o', state: 's' },
  })
})

test('a closed list of devices brings a new code', async () => {
  const tooMany: RedeemAnswer = { kind: 'tooManyDevices', token: 't', devices: [] }
  const closing = await confirmedWith(tooMany)
  closing.request.answers.push(made)
  await closing.send('devices.close')
  expect(closing.code()).toBe(1)
})

test('while signing in a refresh does nothing', async () => {
  const qr = await loaded(confirmed)
  await qr.pass(2000)
  await qr.send('qr.refresh')
  expect({ code: qr.code(), requested: qr.request.asked.length }).toEqual({ code: 4, requested: 1 })
})

test.each([
  ['loaded', [] as const, 0],
  ['scanned', [scanned], 2000],
  ['cancelled', [{ kind: 'cancelled' }], 2000],
  ['expired', [{ kind: 'expired' }], 2000],
] as const)('%s can be refreshed; the former code is given up', async (state, answers, time) => {
  const qr = await loaded(...answers)
  await qr.pass(time)
  expect(qr.login.getSnapshot().matches({ open: { code: state } })).toBe(true)
  const next = { ...code, qrId: 'id-2' }
  qr.request.answers.push({ kind: 'made', code: next, remaining: life })
  await qr.send('qr.refresh')
  expect({ code: qr.code(), shown: qr.context().code, who: qr.context().who, stored: qr.stored }).toEqual({
    code: 1,
    shown: next,
    who: null,
    stored: ['keep id-1', 'keep id-2'],
  })
  expect(qr.request.asked.at(-1)?.former).toEqual(code)
})
