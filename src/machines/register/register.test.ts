import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { registerMachine } from './register.machine.ts'
import { emptyRegisterForm, type RegisterAnswer, type RegisterForm, registerProblems } from './register.types.ts'

const complete: RegisterForm = {
  mobile: '13812345678',
  verificationCode: '402716',
  realname: '周明远',
  schoolCode: 'QM2026',
  stageId: 2,
  subjectId: 203,
  password: 'Zhou#2026a',
  confirmation: 'Zhou#2026a',
  agreed: true,
}

/** A machine with scripted service responses. */
function started(...answers: readonly (RegisterAnswer | Error)[]) {
  const sent: RegisterForm[] = []
  const register = fromPromise<RegisterAnswer, RegisterForm>(async ({ input }) => {
    const answer = answers[sent.length]
    sent.push(input)
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer left')
    return answer
  })
  const actor = createActor(registerMachine.provide({ actors: { register } })).start()
  const change = (changes: Partial<RegisterForm>) => actor.send({ type: 'form.change', changes })
  const submit = async () => {
    actor.send({ type: 'form.submit' })
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    return actor.getSnapshot()
  }
  return { actor, sent, change, submit }
}

test.each<[Partial<RegisterForm>, object]>([
  [{}, {}],
  [{ mobile: ' 13812345678 ', realname: '　周明远' }, {}],
  [{ mobile: '12812345678' }, { mobile: 'malformed' }],
  [{ mobile: '' }, { mobile: 'missing' }],
  [{ verificationCode: '40271' }, { verificationCode: 'malformed' }],
  [{ verificationCode: '４０２７１６' }, { verificationCode: 'malformed' }],
  [{ realname: ' 　' }, { realname: 'missing' }],
  [{ schoolCode: '' }, { schoolCode: 'missing' }],
  [{ stageId: null }, { stageId: 'missing' }],
  [{ subjectId: null }, { stageId: 'missing' }],
  [{ password: 'zhou2026', confirmation: 'zhou2026' }, { password: 'malformed' }],
  [{ confirmation: 'Zhou#2026b' }, { confirmation: 'malformed' }],
  [{ agreed: false }, { consent: 'missing' }],
])('changed by %j the form has the problems %j', (changes, problems) =>
  expect(registerProblems({ ...complete, ...changes })).toEqual(problems),
)

test('an empty form reports every field as missing', () => {
  expect(Object.values(registerProblems(emptyRegisterForm))).toEqual(Array.from({ length: 8 }, () => 'missing'))
})

test('an incomplete form sends nothing and shows what is missing from then on', async () => {
  const { sent, change, submit } = started()
  change({ mobile: '13812345678' })
  const { value, context } = await submit()
  expect({ state: value, wasTried: context.wasTried, sent }).toEqual({ state: 'editing', wasTried: true, sent: [] })
})

test('a complete form is sent once and ends with the name of the school', async () => {
  const { actor, sent, change, submit } = started({ kind: 'applied', schoolName: '启明中学' })
  change(complete)
  actor.send({ type: 'form.submit' })
  const { status, value, context } = await submit()
  expect({ status, state: value, schoolName: context.schoolName, sent }).toEqual({
    status: 'done',
    state: 'applied',
    schoolName: '启明中学',
    sent: [complete],
  })
})

test('after a refusal or a lost response everything typed stays, and it can be resent', async () => {
  const refusal: RegisterAnswer = { kind: 'refused', field: 'schoolCode', message: '没有这个学校代码，请向学校确认' }
  const { sent, change, submit } = started(refusal, new Error('网络连接失败'), {
    kind: 'applied',
    schoolName: '启明中学',
  })
  change(complete)
  const refused = (await submit()).context
  expect({ form: refused.form, failure: refused.failure }).toEqual({ form: complete, failure: refusal })
  change({ schoolCode: 'QM2027' })
  const lost = await submit()
  expect({ state: lost.value, failure: lost.context.failure }).toEqual({
    state: 'editing',
    failure: { kind: 'unanswered', message: '网络连接失败' },
  })
  expect((await submit()).value).toBe('applied')
  expect(sent.map(({ schoolCode }) => schoolCode)).toEqual(['QM2026', 'QM2027', 'QM2027'])
})

test('typing clears the refusal', async () => {
  const { actor, change, submit } = started({ kind: 'refused', field: 'verificationCode', message: '验证码不正确' })
  change(complete)
  await submit()
  change({ verificationCode: '40271' })
  expect(actor.getSnapshot().context.failure).toBeNull()
})
