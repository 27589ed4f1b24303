import { expect, onTestFinished, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { CodeChannel } from '#domain/accounts/recipient.ts'
import { smsCountdownMachine } from './sms-countdown.machine.ts'
import { currentCode, storedCodes } from './sms-countdown.rules.ts'
import type { SendAnswer, SendInput, SentCode } from './sms-countdown.types.ts'

const mobile = '13800000001'
const masked = '138****0001'

async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
}

/** The machine of a page; `kept` is what the page before stored, `answers` the responses to its sends. */
const started = (kept: readonly SentCode[] = [], ...answers: readonly (SendAnswer | Error)[]) =>
  startedOn('mobile', kept, ...answers)

function startedOn(channel: CodeChannel, kept: readonly SentCode[], ...answers: readonly (SendAnswer | Error)[]) {
  const clock = new SimulatedClock()
  const sends: SendInput[] = []
  const stored: (readonly SentCode[])[] = []
  const send = fromPromise<SendAnswer, SendInput>(async ({ input }) => {
    const answer = answers[sends.length]
    sends.push(input)
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer left')
    return answer
  })
  const machine = smsCountdownMachine.provide({
    actors: { send },
    actions: { keep: ({ context }) => void stored.push(storedCodes(context)) },
  })
  const code = createActor(machine, { clock, input: { clock, channel, kept } }).start()
  onTestFinished(() => void code.stop())
  const pass = (milliseconds: number) => clock.increment(milliseconds)
  const type = (text: string) => code.send({ type: 'recipient.change', text })
  const get = async (token = 'token') => {
    code.send({ type: 'code.request' })
    code.send({ type: 'captcha.solve', token })
    await settled()
  }
  const shown = () => {
    const { secondsLeft, notice } = code.getSnapshot().context
    return { state: code.getSnapshot().value, secondsLeft, notice }
  }
  return { code, sends, stored, pass, type, get, shown, settled }
}

const sent: SendAnswer = { kind: 'sent', waitSeconds: 59, left: 4 }

test('a code is sent for a valid mobile and a solved captcha; then 59 seconds pass', async () => {
  const page = started([], sent)
  page.type(` ${mobile} `)
  page.code.send({ type: 'code.request' })
  expect({ captcha: page.code.getSnapshot().hasTag('captcha'), sends: page.sends }).toEqual({
    captcha: true,
    sends: [],
  })
  page.code.send({ type: 'captcha.solve', token: 'solved' })
  expect(page.shown().state).toBe('sending')
  await settled()
  expect(page.sends).toEqual([{ recipient: mobile, token: 'solved' }])
  expect(page.shown()).toEqual({ state: 'counting', secondsLeft: 59, notice: { kind: 'sent' } })
  expect(page.stored).toEqual([[{ recipient: masked, left: 4, remaining: 59_000 }]])
  page.pass(999)
  expect(page.shown().secondsLeft).toBe(59)
  page.pass(1)
  expect(page.shown().secondsLeft).toBe(58)
  page.pass(57_000)
  expect(page.shown()).toEqual({ state: 'counting', secondsLeft: 1, notice: { kind: 'sent' } })
  page.pass(1000)
  expect(page.shown()).toEqual({ state: 'ready', secondsLeft: 0, notice: { kind: 'sent' } })
})

test.each(['', '1380000000', '12800000001', '１３８００００００１'])('%j gets no code', (typed) => {
  const page = started()
  page.type(typed)
  page.code.send({ type: 'code.request' })
  expect(page.shown()).toEqual({ state: 'ready', secondsLeft: 0, notice: { kind: 'recipientInvalid' } })
  page.type('1')
  expect(page.shown().notice).toBeNull()
})

test('another mobile typed while a code is being sent has a countdown of its own, and no message', async () => {
  const page = started([], sent)
  page.type(mobile)
  page.code.send({ type: 'code.request' })
  page.code.send({ type: 'captcha.solve', token: 'solved' })
  page.type('13900000002')
  await settled()
  expect(page.sends).toEqual([{ recipient: mobile, token: 'solved' }])
  expect(page.shown()).toEqual({ state: 'ready', secondsLeft: 0, notice: null })
  page.type(mobile)
  expect(page.shown()).toEqual({ state: 'counting', secondsLeft: 59, notice: null })
})

test.each([{ kind: 'refused', message: '这个手机号还没有账号' } as const, new Error('网络连接失败')])(
  'a refusal of the former mobile is not said of the one that is typed now: %j',
  async (answer) => {
    const page = started([], answer)
    page.type(mobile)
    page.code.send({ type: 'code.request' })
    page.code.send({ type: 'captcha.solve', token: 'solved' })
    page.type('13900000002')
    await settled()
    expect(page.shown()).toEqual({ state: 'ready', secondsLeft: 0, notice: null })
  },
)

test('a captcha that is closed sends nothing', () => {
  const page = started()
  page.type(mobile)
  page.code.send({ type: 'code.request' })
  page.code.send({ type: 'captcha.close' })
  expect({ state: page.shown().state, sends: page.sends }).toEqual({ state: 'ready', sends: [] })
})

test('pressing during the countdown warns and sends nothing', async () => {
  const page = started([], sent)
  page.type(mobile)
  await page.get()
  page.code.send({ type: 'code.request' })
  expect({ shown: page.shown(), sends: page.sends.length }).toEqual({
    shown: { state: 'counting', secondsLeft: 59, notice: { kind: 'tooSoon' } },
    sends: 1,
  })
})

test('the next page continues the countdown, unless another mobile is typed', () => {
  const page = started([{ recipient: masked, left: 3, remaining: 41_500 }])
  expect({ shown: page.shown(), sends: page.sends }).toEqual({
    shown: { state: 'counting', secondsLeft: 42, notice: null },
    sends: [],
  })
  page.type('138')
  expect(page.shown().secondsLeft).toBe(42)
  page.type(mobile)
  expect({ secondsLeft: page.shown().secondsLeft, left: currentCode(page.code.getSnapshot().context)?.left }).toEqual({
    secondsLeft: 42,
    left: 3,
  })
  page.pass(500)
  expect(page.shown().secondsLeft).toBe(41)
})

test('another mobile has a countdown of its own', async () => {
  const page = started([{ recipient: masked, left: 3, remaining: 40_000 }], sent)
  page.type('13900000002')
  expect(page.shown()).toEqual({ state: 'ready', secondsLeft: 0, notice: null })
  await page.get()
  expect(page.shown().secondsLeft).toBe(59)
  expect(page.stored.at(-1)?.map((one) => one.recipient)).toEqual(['139****0002', masked])
  page.pass(10_000)
  page.type(mobile)
  expect(page.shown().secondsLeft).toBe(30)
})

test.each([
  [3, 59],
  [0, 86_400],
])(
  "a device's clock that was set back makes nobody with %d codes left wait longer than %d seconds",
  (left, seconds) => {
    const page = started([{ recipient: masked, left, remaining: 99_999_999 }])
    page.type(mobile)
    expect(page.shown().secondsLeft).toBe(seconds)
  },
)

test('somebody whose codes are used up waits until another can be sent, also on the next page', async () => {
  const page = started([], { kind: 'spent', waitSeconds: 3_600, message: '24 小时内最多发送 5 条验证码' })
  page.type(mobile)
  await page.get()
  const notice = { kind: 'refused', message: '24 小时内最多发送 5 条验证码' }
  expect(page.shown()).toEqual({ state: 'counting', secondsLeft: 3_600, notice })
  const next = started(page.stored.at(-1))
  expect({ secondsLeft: next.shown().secondsLeft, currentCode: currentCode(next.code.getSnapshot().context) }).toEqual({
    secondsLeft: 0,
    currentCode: null,
  })
  next.type(mobile)
  expect(next.shown()).toEqual({ state: 'counting', secondsLeft: 3_600, notice: null })
  next.pass(3_600_000)
  expect({ shown: next.shown(), currentCode: currentCode(next.code.getSnapshot().context) }).toEqual({
    shown: { state: 'ready', secondsLeft: 0, notice: null },
    currentCode: null,
  })
})

test('after the countdown the next page still knows of the code once its mobile is typed', () => {
  const page = started([{ recipient: masked, left: 3, remaining: -5_000 }])
  expect(currentCode(page.code.getSnapshot().context)).toBeNull()
  page.type(mobile)
  expect({ secondsLeft: page.shown().secondsLeft, left: currentCode(page.code.getSnapshot().context)?.left }).toEqual({
    secondsLeft: 0,
    left: 3,
  })
})

test('a later message of the form replaces the notice', async () => {
  const page = started([], sent)
  page.type(mobile)
  await page.get()
  page.code.send({ type: 'notice.forget' })
  expect(page.shown()).toEqual({ state: 'counting', secondsLeft: 59, notice: null })
})

test('a page that slept shows the time that is left', () => {
  const page = started([{ recipient: masked, left: 3, remaining: 59_000 }])
  page.pass(45_200)
  expect(page.shown().secondsLeft).toBe(14)
})

test('the service says how long to wait after a code from another page', async () => {
  const page = started([], { kind: 'tooSoon', waitSeconds: 12 })
  page.type(mobile)
  await page.get()
  expect(page.shown()).toEqual({ state: 'counting', secondsLeft: 12, notice: { kind: 'tooSoon' } })
})

test.each([
  [
    { kind: 'refused', message: '24 小时内最多发送 5 条验证码，请稍后再试' } as const,
    '24 小时内最多发送 5 条验证码，请稍后再试',
  ],
  [new Error('网络连接失败'), '网络连接失败'],
])('a refusal is shown, and no countdown starts', async (answer, message) => {
  const page = started([], answer)
  page.type(mobile)
  await page.get()
  expect(page.shown()).toEqual({ state: 'ready', secondsLeft: 0, notice: { kind: 'refused', message } })
})

test('running countdowns are kept for the next page', async () => {
  const page = started([{ recipient: masked, left: 3, remaining: 5000 }], sent, sent)
  page.type('13900000002')
  page.pass(6000)
  await page.get()
  expect(page.stored.at(-1)).toEqual([
    { recipient: '139****0002', left: 4, remaining: 59_000 },
    { recipient: masked, left: 3, remaining: -1000 },
  ])
  page.pass(86_400_000 - 1000)
  await page.get()
  expect(page.stored.at(-1)).toEqual([{ recipient: '139****0002', left: 4, remaining: 59_000 }])
})

test('an e-mail address has a countdown like a mobile, however it is written', async () => {
  const page = startedOn('email', [{ recipient: masked, left: 3, remaining: 40_000 }], sent)
  expect(page.shown()).toEqual({ state: 'ready', secondsLeft: 0, notice: null })
  page.type(mobile)
  page.code.send({ type: 'code.request' })
  expect(page.shown().notice).toEqual({ kind: 'recipientInvalid' })
  page.type(' Lin@Example.CN')
  await page.get()
  expect({ sends: page.sends, secondsLeft: page.shown().secondsLeft }).toEqual({
    sends: [{ recipient: 'lin@example.cn', token: 'token' }],
    secondsLeft: 59,
  })
  expect(page.stored.at(-1)?.map(({ recipient }) => recipient)).toEqual(['l*550*@example.cn', masked])
})

test('a corrected address has a countdown of its own, though both look alike when masked', async () => {
  const page = startedOn('email', [], sent, sent)
  page.type('lin@example.cn')
  await page.get()
  page.type('lim@example.cn')
  expect(page.shown()).toEqual({ state: 'ready', secondsLeft: 0, notice: null })
  await page.get()
  page.pass(9000)
  page.type('lin@example.cn')
  expect({ secondsLeft: page.shown().secondsLeft, currentCode: currentCode(page.code.getSnapshot().context) }).toEqual({
    secondsLeft: 50,
    currentCode: { recipient: 'l****@example.cn', left: 4, endsAt: 59_000 },
  })
})
