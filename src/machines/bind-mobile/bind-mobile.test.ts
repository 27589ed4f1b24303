import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { bindMobileMachine } from './bind-mobile.machine.ts'
import { type BindMobileAnswer, type BindMobileForm, isReadyToBind } from './bind-mobile.types.ts'

const complete: BindMobileForm = { mobile: '13800000001', email: '', verificationCode: '402716', agreed: true }

function started(needsConsent: boolean, ...answers: readonly (BindMobileAnswer | Error)[]) {
  const sent: BindMobileForm[] = []
  const bind = fromPromise<BindMobileAnswer, BindMobileForm>(async ({ input }) => {
    const answer = answers[sent.length]
    sent.push(input)
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer left')
    return answer
  })
  const actor = createActor(bindMobileMachine.provide({ actors: { bind } }), {
    input: { channel: 'mobile', needsConsent },
  }).start()
  const change = (changes: Partial<BindMobileForm>) => actor.send({ type: 'form.change', changes })
  const submit = async () => {
    actor.send({ type: 'form.submit' })
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    return actor.getSnapshot()
  }
  return { actor, sent, change, submit }
}

test.each<[Partial<BindMobileForm>, boolean]>([
  [{}, true],
  [{ agreed: false }, true],
  [{ mobile: '12800000001' }, false],
  [{ mobile: '1380000000' }, false],
  [{ verificationCode: '40271' }, false],
  [{ verificationCode: '40271a' }, false],
  [{ verificationCode: '4027160' }, false],
])('changed by %j the form is ready: %j', (changes, ready) =>
  expect(isReadyToBind({ channel: 'mobile', form: { ...complete, ...changes } })).toBe(ready),
)

test.each([
  ['lin@example.cn', true],
  ['lin@example', false],
  ['', false],
])('with the e-mail address %j, which is what is bound, the form is ready: %j', (email, ready) =>
  expect(isReadyToBind({ channel: 'email', form: { ...complete, email } })).toBe(ready),
)

test('before sign-in the documents must be accepted, afterwards not', async () => {
  const before = started(true)
  before.change({ ...complete, agreed: false })
  const { value, context } = await before.submit()
  expect({ state: value, wasTried: context.wasTried, sent: before.sent }).toEqual({
    state: 'editing',
    wasTried: true,
    sent: [],
  })
  const within = started(false, { kind: 'bound' })
  within.change({ ...complete, agreed: false })
  expect((await within.submit()).value).toBe('bound')
})

test('a complete form is sent once', async () => {
  const { actor, sent, change, submit } = started(true, { kind: 'bound' })
  change(complete)
  actor.send({ type: 'form.submit' })
  const { status, value } = await submit()
  expect({ status, state: value, sent }).toEqual({ status: 'done', state: 'bound', sent: [complete] })
})

test.each<[BindMobileAnswer]>([
  [{ kind: 'refused', field: 'verificationCode', message: '验证码不正确' }],
  [{ kind: 'tooManyDevices', token: 'a'.repeat(43), devices: [] }],
  [{ kind: 'stateInvalid', message: '微信登录已失效，请重新开始' }],
])('the answer %j is shown, and what was typed stays', async (answer) => {
  const { change, submit } = started(true, answer)
  change(complete)
  const { value, context } = await submit()
  expect({ state: value, form: context.form, failure: context.failure }).toEqual({
    state: 'editing',
    form: complete,
    failure: answer,
  })
})

test('a lost response can be retried; typing removes its message', async () => {
  const { actor, change, submit } = started(false, new Error('服务器错误'), { kind: 'bound' })
  change(complete)
  expect((await submit()).context.failure).toEqual({ kind: 'unanswered', message: '服务器错误' })
  change({ verificationCode: '402716' })
  expect(actor.getSnapshot().context.failure).toBeNull()
  expect((await submit()).value).toBe('bound')
})
