import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { senderLimits } from '#domain/portal/constants.ts'
import { createApp } from '#server/app.ts'
import { user } from '#server/database/schema/people.ts'
import { senderCount, loginFailure } from '#server/database/schema/sign-on.ts'
import { type JsonPeer, startJsonPeer } from '#tests/support/service/json-peer.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import { codeRequest } from '#tests/support/service/sent-code.ts'
import { openBrowser, type TestBrowser } from '#tests/support/product/test-browser.ts'
import { clientOf, origin } from '#tests/support/service/test-client.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { httpCaptcha } from './http-captcha.ts'
import { outboxSender } from './sms-sender.ts'

const mobile = '13800000001'
const right = passwordDigest('Podium@2026')
const wrong = passwordDigest('Podium@2025')
const token = 't'.repeat(43)
const puzzle = {
  captchaId: 'p1',
  picture: 'data:,',
  piece: 'data:,',
  pieceY: 4,
  pieceSize: 48,
  width: 320,
  height: 160,
}

let own: TestService
let world: World
let peer: JsonPeer
let browser: TestBrowser
/** The third party's responses; status 500 covers every way of being down. */
let answers: Readonly<Record<string, unknown>> | 'down'
const faults: string[] = []

beforeAll(async () => {
  own = await startTestService()
  world = await makeWorld(own)
  await givePassword(own, world.teacher, 'Podium@2026')
  await own.db.update(user).set({ mobile }).where(eq(user.uid, world.teacher.uid))
  peer = await startJsonPeer(({ path }) =>
    answers === 'down' ? { status: 500 } : { status: 200, body: answers[path] },
  )
})

beforeEach(async () => {
  peer.heard.length = 0
  faults.length = 0
  await own.db.delete(loginFailure)
  await own.db.delete(senderCount)
  // A different day for each test, so that codes of the previous one do not count.
  own.clock.now = new Date(own.clock.now.getTime() + 2 * 86_400_000)
  const service = createApp({
    db: own.db,
    allowedOrigins: new Set([origin]),
    secure: false,
    now: () => own.clock.now,
    log: {
      request: () => {},
      page: () => {},
      fault: ({ path, error }) => void faults.push(`${path} ${String(error)}`),
    },
    sendJob: () => Promise.reject(new Error('no jobs here')),
    sendSms: outboxSender(own.outbox),
    captcha: httpCaptcha({ url: peer.url, secret: 's3cret' }),
  })
  browser = openBrowser((uid, cookie) => clientOf(service, uid, cookie))
})

afterAll(async () => {
  await peer.close()
  await own.close()
})

const working = {
  '/new': puzzle,
  '/solve': { kind: 'solved', token },
  '/verify': { valid: true },
}

test('a third party makes, judges and vouches for the puzzle, and learns neither mobile nor browser', async () => {
  answers = working
  expect(await browser.get(verification.newCaptcha, { purpose: 'sms:login', subject: mobile })).toEqual(puzzle)
  expect(await browser.get(verification.solveCaptcha, { captchaId: 'p1', x: 7 })).toEqual({ token })
  expect(resultId(await browser.call(verification.sendCode, codeRequest(mobile, 'login', token)))).toBe('ok')
  const bound = { subject: expect.stringMatching(/^[0-9a-f]{64}$/), visitor: expect.stringMatching(/^[0-9a-f]{64}$/) }
  const head = { authorization: 'Bearer s3cret', type: 'application/json' }
  expect(peer.heard).toEqual([
    { ...head, path: '/new', body: bound },
    { ...head, path: '/solve', body: { captchaId: 'p1', x: 7, visitor: bound.visitor } },
    { ...head, path: '/verify', body: { token, ...bound } },
  ])
})

test('another purpose is another subject, and a denial by the third party sends nothing', async () => {
  answers = { '/new': puzzle, '/verify': { valid: false } }
  for (const purpose of ['sms:login', 'sms:password', 'sms:login'] as const)
    await browser.get(verification.newCaptcha, { purpose, subject: mobile })
  const subjects = peer.heard.map(({ body }) => (body as { readonly subject: string }).subject)
  expect({ acrossPurposes: subjects[0] === subjects[1], ofOnePurpose: subjects[0] === subjects[2] }).toEqual({
    acrossPurposes: false,
    ofOnePurpose: true,
  })
  expect(resultId(await browser.call(verification.sendCode, codeRequest(mobile, 'login', token)))).toBe('tokenInvalid')
})

test.each([
  [{ kind: 'wrong', left: 2 }, 'captchaWrong', { left: 2 }],
  [{ kind: 'expired' }, 'captchaExpired', {}],
  [{ kind: 'unheard of' }, 'captchaDown', {}],
])('judged as %j, a position is answered with %s', async (outcome, result, data) => {
  answers = { '/solve': outcome }
  const answer = await browser.call(verification.solveCaptcha, { captchaId: 'p1', x: 7 })
  expect({ result: resultId(answer), data: answer.data }).toEqual({ result, data })
})

test('while the third party is down no message goes out, and both the person and the log are told', async () => {
  answers = 'down'
  const sent = own.outbox.messages().length
  const asks = [
    await browser.call(verification.newCaptcha, { purpose: 'sms:login', subject: mobile }),
    await browser.call(verification.solveCaptcha, { captchaId: 'p1', x: 7 }),
    await browser.call(verification.sendCode, codeRequest(mobile, 'login', token)),
  ]
  expect(asks.map(resultId)).toEqual(['captchaDown', 'captchaDown', 'captchaDown'])
  expect(asks[0]?.msg).toBe('滑块验证暂时打不开，请稍后再试；有密码的话可以直接登录')
  expect(own.outbox.messages().length).toBe(sent)
  expect(faults).toEqual(
    ['/front/captcha/new', '/front/captcha/solve', '/front/user/verify/send_v2'].map(
      (path) => `${path} Error: The captcha provider cannot be reached`,
    ),
  )
})

const signIn = (digest: string, given: string) =>
  browser.call(signOn.passwordLogin, {
    username: 'teacher',
    password: digest,
    token: given,
    signInAs: 101,
    consent: [...currentConsent],
  })

const clientToken = async () => (await browser.get(verification.clientToken, {})).token

test('while it is down the captcha keeps nobody out, and the tenth wrong password still locks', async () => {
  answers = working
  const results: string[] = []
  for (let count = 0; count < 4; count += 1) results.push(resultId(await signIn(wrong, await clientToken())))
  expect(results).toEqual(['wrongPassword', 'wrongPassword', 'wrongPassword', 'captchaNeeded'])
  answers = 'down'
  await browser.call(verification.newCaptcha, { purpose: 'password', subject: 'teacher' })
  expect(resultId(await signIn(wrong, await clientToken()))).toBe('wrongPassword')
  expect(resultId(await signIn(wrong, token))).toBe('wrongPassword')
  expect(resultId(await signIn(right, await clientToken()))).toBe('ok')
  const until = []
  for (let count = 0; count < 11; count += 1) until.push(resultId(await signIn(wrong, await clientToken())))
  expect(until).toEqual([...Array<string>(9).fill('wrongPassword'), 'accountLocked', 'accountLocked'])
})

test('few get by without a captcha from one address, and none once the provider is back', async () => {
  answers = 'down'
  const { perWindow, window } = senderLimits.withoutCaptcha
  const windowStart = new Date(Math.floor(own.clock.now.getTime() / window) * window)
  const counted = { sender: '127.0.0.1', kind: 'withoutCaptcha', windowStart, count: perWindow - 1 }
  await own.db.insert(senderCount).values(counted)
  await browser.call(verification.newCaptcha, { purpose: 'password', subject: 'teacher' })
  for (let count = 0; count < 3; count += 1) await signIn(wrong, await clientToken())
  const [last, over] = [await signIn(wrong, await clientToken()), await signIn(right, await clientToken())]
  expect({ last: resultId(last), over: over.status }).toEqual({ last: 'wrongPassword', over: 429 })
  answers = working
  own.clock.now = new Date(own.clock.now.getTime() + 60_000)
  expect(resultId(await signIn(right, await clientToken()))).toBe('captchaNeeded')
  expect(resultId(await signIn(right, token))).toBe('ok')
})
