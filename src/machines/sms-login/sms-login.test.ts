import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { currentConsent } from '#domain/accounts/consent.ts'
import { smsLoginMachine } from './sms-login.machine.ts'
import { problemOf, type SmsAnswer, type SmsLoginInput } from './sms-login.types.ts'

function started(...answers: readonly (SmsAnswer | Error)[]) {
  const sent: SmsLoginInput[] = []
  const login = fromPromise<SmsAnswer, SmsLoginInput>(async ({ input }) => {
    const answer = answers[sent.length]
    sent.push(input)
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer left')
    return answer
  })
  const actor = createActor(smsLoginMachine.provide({ actors: { login } }), {
    input: { mobile: '', agreed: false, accepted: [] },
  }).start()
  const until = (state: 'editing' | 'signedIn') => waitFor(actor, (snapshot) => snapshot.matches(state))
  const fill = () => {
    actor.send({ type: 'mobile.change', text: ' 13800000001 ' })
    actor.send({ type: 'code.change', text: ' 402731 ' })
    actor.send({ type: 'consent.change', agreed: true, accepted: currentConsent })
  }
  const submit = () => actor.send({ type: 'form.submit' })
  return { actor, sent, until, fill, submit, context: () => actor.getSnapshot().context }
}

test.each([
  ['', '', 'mobileMissing'],
  ['　', '402731', 'mobileMissing'],
  ['1280000001', '402731', 'mobileInvalid'],
  ['13800000001', ' ', 'codeMissing'],
  ['13800000001', '40273', 'codeInvalid'],
  ['13800000001', '4027311', 'codeInvalid'],
  ['13800000001', '40273a', 'codeInvalid'],
  ['13800000001', '402731', 'consentMissing'],
])('%j and %j: %s', (mobile, code, problem) => expect(problemOf({ mobile, code, agreed: false })).toBe(problem))

test('a form with a problem sends nothing and names it until something changes', () => {
  const { sent, submit, context, actor } = started()
  submit()
  expect(context().problem).toBe('mobileMissing')
  actor.send({ type: 'mobile.change', text: '13800000001' })
  expect(context().problem).toBeNull()
  submit()
  expect(context().problem).toBe('codeMissing')
  actor.send({ type: 'code.change', text: '402731' })
  submit()
  expect({ problem: context().problem, sent }).toEqual({ problem: 'consentMissing', sent: [] })
})

test('a right form is sent once, trimmed, and signs in', async () => {
  const { actor, sent, until, fill, submit } = started({ kind: 'signedIn' })
  fill()
  submit()
  submit()
  expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  await until('signedIn')
  expect({ sent, status: actor.getSnapshot().status }).toEqual({
    sent: [{ mobile: '13800000001', code: '402731', accepted: currentConsent }],
    status: 'done',
  })
})

test.each<readonly [SmsAnswer | Error, unknown]>([
  [
    { kind: 'codeRefused', message: '验证码不正确' },
    { kind: 'codeRefused', message: '验证码不正确' },
  ],
  [
    { kind: 'consentOutdated', message: '请先阅读' },
    { kind: 'consentOutdated', message: '请先阅读' },
  ],
  [
    { kind: 'refused', message: '请登录教师账号' },
    { kind: 'refused', message: '请登录教师账号' },
  ],
  [new Error('网络连接失败'), { kind: 'refused', message: '网络连接失败' }],
])('%j is shown, disappears with the next letter, and can be sent again', async (answer, failure) => {
  const { actor, until, fill, submit, context } = started(answer, { kind: 'signedIn' })
  fill()
  submit()
  await until('editing')
  expect(context().failure).toEqual(failure)
  actor.send({ type: 'code.change', text: '402732' })
  expect(context().failure).toBeNull()
  submit()
  await until('signedIn')
})

test('a sign-in with five devices shows their list until it is closed', async () => {
  const tooMany: SmsAnswer = { kind: 'tooManyDevices', token: 't', devices: [] }
  const closing = started(tooMany)
  closing.fill()
  closing.submit()
  await closing.until('editing')
  expect(closing.context().failure).toEqual(tooMany)
  closing.actor.send({ type: 'devices.close' })
  expect({ state: closing.actor.getSnapshot().value, failure: closing.context().failure }).toEqual({
    state: 'editing',
    failure: null,
  })
})

test('a box unticked while the code is being checked counts afterwards', async () => {
  const { actor, until, fill, submit, context } = started({ kind: 'codeRefused', message: '验证码不正确' })
  fill()
  submit()
  actor.send({ type: 'consent.change', agreed: false, accepted: [] })
  await until('editing')
  submit()
  expect(context()).toEqual({
    mobile: ' 13800000001 ',
    code: ' 402731 ',
    agreed: false,
    accepted: [],
    problem: 'consentMissing',
    failure: null,
  })
})
