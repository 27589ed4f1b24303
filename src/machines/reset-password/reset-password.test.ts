import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { resetPasswordMachine } from './reset-password.machine.ts'
import {
  type ResetPasswordAnswer,
  type ResetPasswordAsk,
  type ResetPasswordForm,
  resetPasswordProblems,
} from './reset-password.types.ts'

const complete: ResetPasswordForm = {
  mobile: '13800000001',
  email: 'lin@example.cn',
  verificationCode: '402716',
  password: 'Lin#2026ab',
  confirmation: 'Lin#2026ab',
}

function started(mobile: string, ...answers: readonly (ResetPasswordAnswer | Error)[]) {
  const sent: ResetPasswordAsk[] = []
  const reset = fromPromise<ResetPasswordAnswer, ResetPasswordAsk>(async ({ input }) => {
    const answer = answers[sent.length]
    sent.push(input)
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer left')
    return answer
  })
  const actor = createActor(resetPasswordMachine.provide({ actors: { reset } }), { input: { mobile } }).start()
  const change = (changes: Partial<ResetPasswordForm>) => actor.send({ type: 'form.change', changes })
  const next = async () => {
    actor.send({ type: 'step.next' })
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    return actor.getSnapshot()
  }
  return { actor, sent, change, next }
}

/** A machine with everything typed and sent. */
async function sentWith(...answers: readonly (ResetPasswordAnswer | Error)[]) {
  const machine = started(complete.mobile, ...answers)
  machine.change({ email: complete.email })
  await machine.next()
  machine.change({ verificationCode: complete.verificationCode })
  await machine.next()
  machine.change({ password: complete.password, confirmation: complete.confirmation })
  return { ...machine, snapshot: await machine.next() }
}

const right = { mobile: null, email: null, verificationCode: null, password: null, confirmation: null }

test.each<[Partial<ResetPasswordForm>, object]>([
  [{}, {}],
  [{ mobile: '' }, { mobile: 'missing' }],
  [{ mobile: '23800000001' }, { mobile: 'malformed' }],
  [{ email: '' }, { email: 'missing' }],
  [{ email: 'lin@example' }, { email: 'malformed' }],
  [{ verificationCode: '4027' }, { verificationCode: 'malformed' }],
  [{ password: 'lin' }, { password: 'malformed', confirmation: 'malformed' }],
  [{ confirmation: '' }, { confirmation: 'missing' }],
])('changed by %j the form has the problems %j', (changes, problems) =>
  expect(resetPasswordProblems({ ...complete, ...changes })).toEqual({ ...right, ...problems }),
)

test('each step waits for what it asks', async () => {
  const { sent, change, next } = started('')
  const refused = await next()
  expect({ state: refused.value, wasTried: refused.context.wasTried }).toEqual({
    state: 'askingMobile',
    wasTried: true,
  })
  change({ mobile: complete.mobile })
  const second = await next()
  expect({ state: second.value, wasTried: second.context.wasTried }).toEqual({ state: 'askingCode', wasTried: false })
  expect((await next()).value).toBe('askingCode')
  change({ verificationCode: complete.verificationCode })
  expect((await next()).value).toBe('askingPassword')
  change({ password: complete.password, confirmation: 'Lin#2026xx' })
  const third = await next()
  expect({ state: third.value, wasTried: third.context.wasTried, sent }).toEqual({
    state: 'askingPassword',
    wasTried: true,
    sent: [],
  })
})

test('everything right is sent once', async () => {
  const { snapshot, sent } = await sentWith({ kind: 'reset' })
  expect({ status: snapshot.status, state: snapshot.value, sent }).toEqual({
    status: 'done',
    state: 'reset',
    sent: [{ channel: 'mobile', form: complete }],
  })
})

test.each([
  ['verificationCode', 'askingCode'],
  ['mobile', 'askingMobile'],
  ['password', 'askingPassword'],
  [null, 'askingPassword'],
] as const)('a refusal of %j leads to %s with everything typed', async (field, state) => {
  const refusal = { kind: 'refused', field, message: '不行' } as const
  const { snapshot } = await sentWith(refusal)
  expect({ state: snapshot.value, form: snapshot.context.form, failure: snapshot.context.failure }).toEqual({
    state,
    form: complete,
    failure: refusal,
  })
})

test('after a refused code another one is enough', async () => {
  const { change, next, sent } = await sentWith(
    { kind: 'refused', field: 'verificationCode', message: '验证码不正确' },
    { kind: 'reset' },
  )
  change({ verificationCode: '111111' })
  await next()
  expect((await next()).value).toBe('reset')
  expect(sent.map(({ form }) => form.verificationCode)).toEqual(['402716', '111111'])
})

test('a lost response can be retried', async () => {
  const { snapshot, next } = await sentWith(new Error('网络连接失败'), { kind: 'reset' })
  expect({ state: snapshot.value, failure: snapshot.context.failure }).toEqual({
    state: 'askingPassword',
    failure: { kind: 'unanswered', message: '网络连接失败' },
  })
  expect((await next()).value).toBe('reset')
})

test('another mobile needs another code', async () => {
  const { actor, change, next } = started(complete.mobile)
  await next()
  change({ verificationCode: complete.verificationCode })
  actor.send({ type: 'step.back' })
  change({ mobile: '13800000002' })
  const { value, context } = await next()
  expect({ state: value, verificationCode: context.form.verificationCode }).toEqual({
    state: 'askingCode',
    verificationCode: '',
  })
})

test('going back from the password keeps the code', async () => {
  const { actor, change, next } = started(complete.mobile)
  await next()
  change({ verificationCode: complete.verificationCode })
  await next()
  actor.send({ type: 'step.back' })
  const { value, context } = actor.getSnapshot()
  expect({ state: value, verificationCode: context.form.verificationCode }).toEqual({
    state: 'askingCode',
    verificationCode: '402716',
  })
})

test('by e-mail the address is asked for instead, and what was typed of each stays', async () => {
  const { actor, sent, change, next } = started(
    complete.mobile,
    { kind: 'refused', field: 'email', message: '邮箱：格式不对，请检查' },
    { kind: 'reset' },
  )
  actor.send({ type: 'channel.choose', channel: 'email' })
  const refused = await next()
  expect({ state: refused.value, wasTried: refused.context.wasTried }).toEqual({
    state: 'askingMobile',
    wasTried: true,
  })
  actor.send({ type: 'channel.choose', channel: 'mobile' })
  expect(actor.getSnapshot().context.wasTried).toBe(false)
  actor.send({ type: 'channel.choose', channel: 'email' })
  change({ email: complete.email })
  expect((await next()).value).toBe('askingCode')
  change({ verificationCode: complete.verificationCode })
  await next()
  change({ password: complete.password, confirmation: complete.confirmation })
  const { value, context } = await next()
  expect({ state: value, form: context.form }).toEqual({ state: 'askingMobile', form: complete })
  expect(sent).toEqual([{ channel: 'email', form: complete }])
})

test('only the first step lets one choose how the code comes', async () => {
  const { actor, next } = started(complete.mobile)
  await next()
  actor.send({ type: 'channel.choose', channel: 'email' })
  expect(actor.getSnapshot().context.channel).toBe('mobile')
})
