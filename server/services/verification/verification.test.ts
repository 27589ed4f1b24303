import { randomBytes } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demo } from '#api/contract/groups/demo.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { wireName } from '#api/contract/wire-names.ts'
import type { SmsPurpose } from '#domain/accounts/sms-purpose.ts'
import { type AppOptions, createApp } from '#server/app.ts'
import { user } from '#server/database/schema/people.ts'
import { senderCount, smsCode } from '#server/database/schema/sign-on.ts'
import { codeRequest, lastCode } from '#tests/support/service/sent-code.ts'
import { solvedCaptcha } from '#tests/support/service/solved-captcha.ts'
import { openBrowser, type TestBrowser } from '#tests/support/product/test-browser.ts'
import { clientOf, origin } from '#tests/support/service/test-client.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
let browser: TestBrowser

const mobile = '13800000001'
const free = '13800000099'

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  await service.db.update(user).set({ mobile }).where(eq(user.uid, world.teacher.uid))
})

beforeEach(async () => {
  await service.db.delete(smsCode)
  browser = openBrowser(service.client)
})

afterAll(() => service.close())

const captchaFor = (subject: string, by = browser, purpose: SmsPurpose = 'login') =>
  solvedCaptcha(service, by, `sms:${purpose}`, subject)

test('a solved captcha sends a code, and the outbox of the demo shows it', async () => {
  const answer = await browser.call(verification.sendCode, codeRequest(mobile, 'login', await captchaFor(mobile)))
  expect({ result: resultId(answer), data: answer.data }).toEqual({ result: 'ok', data: { waitSeconds: 59, left: 4 } })
  const { messages } = await service.client().get(demo.outbox, {})
  expect(messages[0]).toEqual({
    recipient: mobile,
    text: `【讲台】您正在登录，验证码 ${lastCode(service, mobile)}，5 分钟内有效，请勿告诉他人。`,
    sentAt: service.clock.now.toISOString(),
  })
})

test('no captcha, a used one, one for another number, purpose or browser, and a forged one send nothing', async () => {
  const used = await captchaFor(mobile)
  await browser.get(verification.sendCode, codeRequest(mobile, 'login', used))
  service.clock.now = new Date(service.clock.now.getTime() + 60_000)
  const tokens = [
    used,
    await captchaFor(free),
    await captchaFor(mobile, browser, 'password'),
    await solvedCaptcha(service, browser, 'password', mobile),
    (await browser.get(verification.clientToken, {})).token,
    await captchaFor(mobile, openBrowser(service.client)),
    randomBytes(32).toString('base64url'),
  ]
  const before = service.outbox.messages().length
  const send = (token: string) => browser.call(verification.sendCode, codeRequest(mobile, 'login', token))
  expect(await Promise.all(tokens.map(async (token) => resultId(await send(token))))).toEqual(
    tokens.map(() => 'tokenInvalid'),
  )
  const input = codeRequest(mobile, 'login', used)
  const missing = await browser.call(verification.sendCode, input, { raw: { token: '' } })
  expect({ result: resultId(missing), data: missing.data }).toEqual({
    result: 'invalidInput',
    data: { field: 'token' },
  })
  expect({ messages: service.outbox.messages().length, codes: await service.db.$count(smsCode) }).toEqual({
    messages: before,
    codes: 1,
  })
})

test('a refused call uses the captcha up', async () => {
  const token = await captchaFor(free)
  const send = () => browser.call(verification.sendCode, codeRequest(free, 'login', token))
  const [first, second] = [await send(), await send()]
  expect({ first: resultId(first), second: resultId(second) }).toEqual({
    first: 'mobileUnknown',
    second: 'tokenInvalid',
  })
})

test('login, binding and a new password need an account with the number, registering and a new number need none', async () => {
  const answers = []
  for (const purpose of ['login', 'bind', 'password', 'register', 'mobile'] as const) {
    const send = async (subject: string) => {
      await service.db.delete(smsCode)
      const input = codeRequest(subject, purpose, await captchaFor(subject, browser, purpose))
      return resultId(await browser.call(verification.sendCode, input))
    }
    answers.push({ purpose, known: await send(mobile), free: await send(free) })
  }
  const needsAccount = { known: 'ok', free: 'mobileUnknown' }
  const needsNone = { known: 'mobileTaken', free: 'ok' }
  expect(answers).toEqual([
    { purpose: 'login', ...needsAccount },
    { purpose: 'bind', ...needsAccount },
    { purpose: 'password', ...needsAccount },
    { purpose: 'register', ...needsNone },
    { purpose: 'mobile', ...needsNone },
  ])
})

test('without a purpose a code for a known number signs in, and one for a free number binds it', async () => {
  const asks = [
    { subject: mobile, accountCheck: 2, purpose: 'login' },
    { subject: free, accountCheck: 1, purpose: 'mobile' },
  ] as const
  const sent = []
  for (const { subject, accountCheck, purpose } of asks) {
    const token = await captchaFor(subject, browser, purpose)
    const answer = await browser.call(verification.sendCode, { mobile: subject, token, accountCheck, signInAs: 101 })
    const [kept] = await service.db.select().from(smsCode).orderBy(desc(smsCode.smsCodeId)).limit(1)
    sent.push({ result: resultId(answer), purpose: kept?.purpose })
  }
  expect(sent).toEqual([
    { result: 'ok', purpose: 'login' },
    { result: 'ok', purpose: 'mobile' },
  ])
})

test('an invalid number, and a check of the wrong kind for the purpose, are named', async () => {
  const input = codeRequest(mobile, 'login', randomBytes(32).toString('base64url'))
  const wrong = [
    { mobile: '12800000001' },
    { mobile: '１３８００００００01' },
    { [wireName('accountCheck')]: '1' },
    { purpose: 'other' },
  ]
  const answers = await Promise.all(wrong.map((raw) => browser.call(verification.sendCode, input, { raw })))
  expect(answers.map((answer) => ({ result: resultId(answer), data: answer.data }))).toEqual([
    { result: 'invalidInput', data: { field: 'mobile' } },
    { result: 'invalidInput', data: { field: 'mobile' } },
    { result: 'invalidInput', data: { field: 'accountCheck' } },
    { result: 'invalidInput', data: { field: 'purpose' } },
  ])
})

test('codes sent and refused requests count together for an address, even in parallel', async () => {
  await service.db.delete(senderCount)
  await browser.get(verification.sendCode, codeRequest(mobile, 'login', await captchaFor(mobile)))
  const asks = []
  for (let number = 0; number < 25; number += 1) {
    const subject = `139000000${String(number).padStart(2, '0')}`
    asks.push(codeRequest(subject, 'login', await captchaFor(subject)))
  }
  const answers = await Promise.all(asks.map((input) => browser.call(verification.sendCode, input)))
  const results = answers.map((answer) => (answer.status === 429 ? 'refused' : resultId(answer)))
  expect(results.toSorted()).toEqual([...Array<string>(19).fill('mobileUnknown'), ...Array<string>(6).fill('refused')])
  const refused = answers.find(({ status }) => status === 429)
  expect({ msg: refused?.msg, retryAfter: refused?.headers.get('retry-after') }).toEqual({
    msg: '这个网络获取验证码过多，请稍后再试',
    retryAfter: '3600',
  })
  const own = await browser.call(
    verification.sendCode,
    codeRequest(free, 'register', await captchaFor(free, browser, 'register')),
  )
  expect(own.status).toBe(429)
  service.clock.now = new Date(service.clock.now.getTime() + 3_600_000)
  const later = await captchaFor(free, browser, 'register')
  expect(resultId(await browser.call(verification.sendCode, codeRequest(free, 'register', later)))).toBe('ok')
})

test('the response to too soon and too many says how long to wait', async () => {
  const send = async () => browser.call(verification.sendCode, codeRequest(mobile, 'login', await captchaFor(mobile)))
  await send()
  const soon = await send()
  expect({ result: resultId(soon), data: soon.data, msg: soon.msg }).toEqual({
    result: 'smsTooSoon',
    data: { waitSeconds: 59 },
    msg: '获取验证码过于频繁，请稍后再次尝试!',
  })
  for (let count = 0; count < 4; count += 1) {
    service.clock.now = new Date(service.clock.now.getTime() + 59_000)
    expect(resultId(await send())).toBe('ok')
  }
  const many = await send()
  expect({ result: resultId(many), data: many.data }).toEqual({
    result: 'smsLimit',
    data: { waitSeconds: 86_400 - 4 * 59 },
  })
})

test('fifty parallel calls with a solved captcha each send one message', async () => {
  const tokens = []
  for (let count = 0; count < 50; count += 1) {
    const by = openBrowser(service.client)
    tokens.push({ by, token: await captchaFor(mobile, by) })
  }
  const before = service.outbox.messages().length
  const answers = await Promise.all(
    tokens.map(({ by, token }) => by.call(verification.sendCode, codeRequest(mobile, 'login', token))),
  )
  expect(answers.map(resultId).toSorted()).toEqual(['ok', ...Array<string>(49).fill('smsTooSoon')])
  expect(service.outbox.messages().length).toBe(before + 1)
})

/** A service without a demo, with this sender of messages; collects what it reports. */
function openProduction(sendSms?: AppOptions['sendSms']) {
  const faults: unknown[] = []
  const app = createApp({
    db: service.db,
    allowedOrigins: new Set([origin]),
    secure: false,
    now: () => service.clock.now,
    log: { request: () => {}, page: () => {}, fault: (line) => void faults.push(line) },
    sendJob: () => Promise.reject(new Error('no jobs here')),
    ...(sendSms === undefined ? {} : { sendSms }),
  })
  return { faults, by: openBrowser((uid, cookie) => clientOf(app, uid, cookie)) }
}

test('without a sender of messages nobody is told to try again, and no code is used up', async () => {
  const { faults, by } = openProduction()
  const token = await captchaFor(mobile, by)
  const before = await service.db.$count(smsCode)
  const answer = await by.call(verification.sendCode, codeRequest(mobile, 'login', token))
  expect({ result: resultId(answer), msg: answer.msg, faults, codes: await service.db.$count(smsCode) }).toEqual({
    result: 'smsClosed',
    msg: '学校的讲台没有开通短信，收不到验证码。请联系学校负责人',
    faults: [],
    codes: before,
  })
})

test('without a demo there is no outbox, and a failing provider is reported to the person and the log', async () => {
  const { faults, by } = openProduction(() => Promise.reject(new Error('the provider is down')))
  const answer = await by.call(verification.sendCode, codeRequest(mobile, 'login', await captchaFor(mobile, by)))
  expect({ result: resultId(answer), msg: answer.msg }).toEqual({
    result: 'smsFailed',
    msg: '短信没有发出去，请稍后再试',
  })
  expect(faults).toEqual([
    {
      requestId: answer.headers.get('x-request-id'),
      path: '/front/user/verify/send_v2',
      error: new Error('the provider is down'),
    },
  ])
  expect((await by.call(demo.outbox, {})).status).toBe(404)
})
