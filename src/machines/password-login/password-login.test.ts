import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { currentConsent } from '#domain/accounts/consent.ts'
import { passwordLoginMachine } from './password-login.machine.ts'
import { type LoginAnswer, type LoginInput, missingOf } from './password-login.types.ts'

/** A machine with scripted login responses; `sent` records each request. */
function started(...answers: readonly (LoginAnswer | Error)[]) {
  const sent: LoginInput[] = []
  const login = fromPromise<LoginAnswer, LoginInput>(async ({ input }) => {
    const answer = answers[sent.length]
    sent.push(input)
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer left')
    return answer
  })
  const actor = createActor(passwordLoginMachine.provide({ actors: { login } }), {
    input: { account: '', agreed: false, accepted: [] },
  }).start()
  const until = (state: 'editing' | 'challenged' | 'failed' | 'signedIn') =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  const fill = () => {
    actor.send({ type: 'account.change', text: '　13800000001 ' })
    actor.send({ type: 'password.change', text: ' Podium@2026\t' })
    actor.send({ type: 'consent.change', agreed: true, accepted: currentConsent })
  }
  const submit = () => actor.send({ type: 'form.submit' })
  return { actor, sent, until, fill, submit }
}

test.each([
  [{ account: '', password: '', agreed: false }, 'account'],
  [{ account: ' 　', password: 'x', agreed: true }, 'account'],
  [{ account: 'a', password: ' ', agreed: false }, 'password'],
  [{ account: 'a', password: 'x', agreed: false }, 'consent'],
  [{ account: 'a', password: 'x', agreed: true }, null],
])('of %j the first missing item is %j', (form, missing) => expect(missingOf(form)).toBe(missing))

test('an incomplete form sends nothing and says what is missing, until that changes', () => {
  const { actor, sent, submit } = started()
  submit()
  expect({ state: actor.getSnapshot().value, missing: actor.getSnapshot().context.missing }).toEqual({
    state: 'editing',
    missing: 'account',
  })
  actor.send({ type: 'account.change', text: 'a' })
  expect(actor.getSnapshot().context.missing).toBeNull()
  actor.send({ type: 'password.change', text: 'x' })
  submit()
  expect(actor.getSnapshot().context.missing).toBe('consent')
  expect(sent).toEqual([])
})

test('a complete form is sent once, trimmed, and ends signed in', async () => {
  const { actor, sent, until, fill, submit } = started({ kind: 'signedIn', uid: 7 })
  fill()
  submit()
  submit()
  expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  await until('signedIn')
  expect(sent).toEqual([{ account: '13800000001', password: 'Podium@2026', token: null, accepted: currentConsent }])
  expect(actor.getSnapshot().status).toBe('done')
})

test('a wrong password is reported with its count, cleared by typing, and can be resent', async () => {
  const wrong: LoginAnswer = { kind: 'wrongPassword', errorCount: 4 }
  const { actor, until, fill, submit } = started(wrong, { kind: 'signedIn', uid: 7 })
  fill()
  submit()
  expect((await until('failed')).context.failure).toEqual(wrong)
  actor.send({ type: 'password.change', text: 'Podium@2026' })
  expect({ state: actor.getSnapshot().value, failure: actor.getSnapshot().context.failure }).toEqual({
    state: 'editing',
    failure: null,
  })
  submit()
  await until('signedIn')
})

test('a lost connection is a refusal in its own words; the form stays', async () => {
  const { until, fill, submit } = started(new Error('网络连接失败'))
  fill()
  submit()
  const { context } = await until('failed')
  expect(context).toEqual({
    account: '　13800000001 ',
    password: ' Podium@2026\t',
    agreed: true,
    accepted: currentConsent,
    missing: null,
    failure: { kind: 'refused', message: '网络连接失败' },
  })
})

/** A filled form whose box was unticked before it was resent. */
const emptied = {
  account: '　13800000001 ',
  password: ' Podium@2026\t',
  agreed: false,
  accepted: [],
  missing: 'consent',
  failure: null,
}

test('after a failure an emptied form asks for what is missing', async () => {
  const { actor, sent, until, fill, submit } = started({ kind: 'refused', message: '请登录教师账号' })
  fill()
  submit()
  await until('failed')
  actor.send({ type: 'consent.change', agreed: false, accepted: [] })
  submit()
  expect(actor.getSnapshot().context).toEqual(emptied)
  expect(sent.length).toBe(1)
})

test('a captcha is solved and the same password sent again with its token', async () => {
  const needed: LoginAnswer = { kind: 'captchaNeeded', message: '请先完成滑块验证' }
  const { actor, sent, until, fill, submit } = started(needed, { kind: 'signedIn', uid: 7 })
  fill()
  submit()
  await until('challenged')
  expect(actor.getSnapshot().hasTag('captcha')).toBe(true)
  actor.send({ type: 'captcha.solve', token: 'solved' })
  await until('signedIn')
  expect(sent.map(({ token }) => token)).toEqual([null, 'solved'])
})

test('a captcha that is closed leads back to the form, without a message', async () => {
  const { actor, sent, until, fill, submit } = started({ kind: 'captchaNeeded', message: '请先完成滑块验证' })
  fill()
  submit()
  await until('challenged')
  actor.send({ type: 'captcha.close' })
  expect({ state: actor.getSnapshot().value, failure: actor.getSnapshot().context.failure, sent: sent.length }).toEqual(
    { state: 'editing', failure: null, sent: 1 },
  )
})

test('a sign-in with five devices shows their list until it is closed', async () => {
  const tooMany: LoginAnswer = { kind: 'tooManyDevices', token: 't', devices: [] }
  const closing = started(tooMany)
  closing.fill()
  closing.submit()
  expect((await closing.until('failed')).context.failure).toEqual(tooMany)
  closing.actor.send({ type: 'devices.close' })
  expect({ state: closing.actor.getSnapshot().value, failure: closing.actor.getSnapshot().context.failure }).toEqual({
    state: 'editing',
    failure: null,
  })
})

test('unticking the box while the password is being sent counts afterwards', async () => {
  const { actor, until, fill, submit } = started({ kind: 'locked', message: '账号已被锁定，可修改密码或明天再试！' })
  fill()
  submit()
  actor.send({ type: 'consent.change', agreed: false, accepted: [] })
  await until('failed')
  submit()
  expect(actor.getSnapshot().context).toEqual(emptied)
})

test('an account that came with the address stands in the form', () => {
  const actor = createActor(passwordLoginMachine, {
    input: { account: '13800000001', agreed: true, accepted: [] },
  }).start()
  expect(actor.getSnapshot().context).toEqual({
    account: '13800000001',
    password: '',
    agreed: true,
    accepted: [],
    missing: null,
    failure: null,
  })
})
