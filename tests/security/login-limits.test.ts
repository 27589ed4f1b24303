import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { messagingLogin } from '#api/contract/groups/messaging-login.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { senderLimits } from '#domain/portal/constants.ts'
import { user } from '#server/database/schema/people.ts'
import { consent, loginFailure, senderCount } from '#server/database/schema/sign-on.ts'
import { countSoFar } from '#server/services/platform/sender-counts.ts'
import * as passwords from '#server/services/sign-on/passwords.ts'
import { captchaToken } from '#tests/support/service/captcha-token.ts'
import { visitorHashOf } from '#tests/support/documents/login-browsers.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import { solvedCaptcha } from '#tests/support/service/solved-captcha.ts'
import { openBrowser } from '#tests/support/product/test-browser.ts'
import { clientOf } from '#tests/support/service/test-client.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

const right = passwordDigest('Podium@2026')
const wrong = passwordDigest('Podium@2025')
const day = 24 * 3_600_000

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  for (const person of [world.teacher, world.colleague]) await givePassword(service, person, 'Podium@2026')
})

afterAll(() => service.close())

const browser = () => openBrowser(service.client)

/**
 * One attempt from a new browser that has solved the puzzle: the result, the message, and how many failures are
 * counted.
 */
async function attempt(username: string, digest: string) {
  const token = await captchaToken(service, username)
  const answer = await browser().signIn(username, digest, { token })
  const { errorCount } = (answer.data ?? {}) as { errorCount?: number }
  return { result: resultId(answer), msg: answer.msg, errorCount }
}

const wrongFor = (errorCount: number) => ({ result: 'wrongPassword', msg: '登录名或密码错误', errorCount })

const failuresOf = async (subject: string) =>
  (await service.db.select().from(loginFailure).where(eq(loginFailure.subject, subject)))[0]?.failures

const forgetAll = () => service.db.delete(loginFailure)

test('ten wrong passwords lock the account until tomorrow, when the right one works again', async () => {
  const refusals: unknown[] = []
  for (let index = 0; index < 9; index += 1) refusals.push(await attempt('teacher', wrong))
  expect(refusals).toEqual(Array.from({ length: 9 }, (_, index) => wrongFor(index + 1)))
  const locked = { result: 'accountLocked', msg: '账号已被锁定，可修改密码或明天再试！' }
  const tenth = await attempt('teacher', wrong)
  expect({ tenth, wrong: await attempt('teacher', wrong), right: await attempt('teacher', right) }).toEqual({
    tenth: locked,
    wrong: locked,
    right: locked,
  })
  service.clock.now = new Date(service.clock.now.getTime() + day)
  expect(await attempt('teacher', wrong)).toEqual(wrongFor(1))
  expect((await attempt('teacher', right)).result).toBe('ok')
  expect(await failuresOf(`uid:${world.teacher.uid}`)).toBeUndefined()
})

test('from the fourth attempt on a client token is not enough, and being asked for the puzzle is not counted', async () => {
  await forgetAll()
  const results: string[] = []
  for (let index = 0; index < 5; index += 1) results.push(resultId(await browser().signIn('teacher', wrong)))
  expect(results).toEqual(['wrongPassword', 'wrongPassword', 'wrongPassword', 'captchaNeeded', 'captchaNeeded'])
  expect(await failuresOf(`uid:${world.teacher.uid}`)).toBe(3)
  expect(resultId(await browser().signIn('teacher', right))).toBe('captchaNeeded')
  expect((await attempt('teacher', right)).result).toBe('ok')
})

test('right passwords that arrive at once all sign in without the puzzle', async () => {
  await forgetAll()
  const answers = await Promise.all(Array.from({ length: 20 }, () => browser().signIn('colleague', right)))
  // From the sixth on all devices are taken.
  expect(answers.map(resultId).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'ok'),
    ...Array.from({ length: 15 }, () => 'tooManyDevices'),
  ])
  expect(await failuresOf(`uid:${world.colleague.uid}`)).toBeUndefined()
})

test('a captcha of another account, code or browser and a used one are refused; nothing is counted', async () => {
  await forgetAll()
  const own = browser()
  const [used, elsewhere] = [await solvedCaptcha(service, own, 'password', 'teacher'), browser()]
  expect(resultId(await own.signIn('teacher', wrong, { token: used }))).toBe('wrongPassword')
  const tokens = [
    used,
    await solvedCaptcha(service, own, 'password', 'colleague'),
    await solvedCaptcha(service, own, 'sms:login', 'teacher'),
    await solvedCaptcha(service, elsewhere, 'password', 'teacher'),
    randomBytes(32).toString('base64url'),
  ]
  const results: string[] = []
  for (const token of tokens) results.push(resultId(await own.signIn('teacher', right, { token })))
  expect(results).toEqual(tokens.map(() => 'tokenInvalid'))
  expect(await failuresOf(`uid:${world.teacher.uid}`)).toBe(1)
  const spent = tokens.slice(1, 3)
  for (const token of spent) results.push(resultId(await own.signIn('colleague', right, { token })))
  expect(results.slice(tokens.length)).toEqual(['tokenInvalid', 'tokenInvalid'])
})

test('a sign-in that does not mention the documents accepts none, and must do so once the account is known', async () => {
  await forgetAll()
  await service.db.delete(consent)
  const own = browser()
  const { token } = await own.get(verification.clientToken, {})
  const exact = { username: 'teacher', password: right, token, signInAs: 101 }
  expect(resultId(await own.call(signOn.passwordLogin, exact))).toBe('consentNeeded')
  const byTicket = { token: 'x'.repeat(43), ticketType: '101', signInAs: 101 }
  expect(resultId(await own.call(signOn.autoLogin, byTicket))).toBe('ticketInvalid')
  const byCode = { mobile: '13800000001', verificationCode: '123456', signInAs: 101 }
  expect(resultId(await own.call(signOn.codeLogin, byCode))).toBe('codeExpired')
  const byState = { openId: 'somebody', state: 'x'.repeat(43) }
  expect(resultId(await own.call(messagingLogin.tickets, byState))).toBe('stateInvalid')
})

test('an unknown name is answered and counted like a known one', async () => {
  await forgetAll()
  const known: unknown[] = []
  const unknown: unknown[] = []
  for (let index = 0; index < 11; index += 1) {
    known.push(await attempt('colleague', wrong))
    unknown.push(await attempt('nobody-here', wrong))
  }
  expect(unknown).toEqual(known)
})

const from = (address: string) =>
  openBrowser((uid, cookie) => clientOf((request) => service.service(request, address), uid, cookie))

type Kind = 'failedLogins' | 'failedLoginsOfBrowser'

/** A sender that may fail `left` more times in the hour that has just begun. */
async function nearLimit(kind: Kind, sender: string, left: number): Promise<void> {
  const { perWindow, window } = senderLimits[kind]
  const windowStart = new Date(Math.ceil(service.clock.now.getTime() / window) * window)
  service.clock.now = windowStart
  await service.db.insert(senderCount).values({ kind, sender, windowStart, count: perWindow - left })
}

const failed = (kind: Kind, sender: string) => countSoFar(service.db, { kind, sender, now: service.clock.now })

test('an address with too many failures is blocked for an hour, and another one is not', async () => {
  await forgetAll()
  const signIn = async (address: string, digest: string) =>
    from(address).signIn('teacher', digest, { token: await captchaToken(service, 'teacher') })
  await nearLimit('failedLogins', '10.0.0.9', 1)
  service.clock.now = new Date(service.clock.now.getTime() + 1_000)
  expect((await signIn('10.0.0.9', wrong)).status).toBe(200)
  const refused = await signIn('10.0.0.9', right)
  expect({ status: refused.status, msg: refused.msg, seconds: refused.headers.get('retry-after') }).toEqual({
    status: 429,
    msg: '这个网络登录失败的次数过多，请稍后再试',
    seconds: '3599',
  })
  expect(resultId(await signIn('10.0.0.8', right))).toBe('ok')
  service.clock.now = new Date(service.clock.now.getTime() + 3_599_000)
  expect(resultId(await signIn('10.0.0.9', right))).toBe('ok')
})

test('a browser with too many failures is blocked at any address, and others in its network are not', async () => {
  await forgetAll()
  const one = from('10.0.1.1')
  await one.get(verification.clientToken, {})
  await nearLimit('failedLoginsOfBrowser', visitorHashOf(one), 0)
  const refused = await one.signIn('teacher', right)
  expect({ status: refused.status, msg: refused.msg, seconds: refused.headers.get('retry-after') }).toEqual({
    status: 429,
    msg: '这个浏览器登录失败的次数过多，请稍后再试，或用短信验证码登录',
    seconds: '3600',
  })
  expect(resultId(await from('10.0.1.1').signIn('teacher', right))).toBe('ok')
})

test('an attempt aborted before its password was checked is not counted', async () => {
  await forgetAll()
  const looked = vi.spyOn(passwords, 'matchesDigest').mockRejectedValueOnce(new Error('broken'))
  const one = from('10.0.3.1')
  const { status } = await one.signIn('teacher', right)
  looked.mockRestore()
  expect({
    status,
    ofAddress: await failed('failedLogins', '10.0.3.1'),
    ofBrowser: await failed('failedLoginsOfBrowser', visitorHashOf(one)),
  }).toEqual({ status: 500, ofAddress: 0, ofBrowser: 0 })
})

test('of many attempts at once no more fail than the limit, and right ones are counted as none', async () => {
  await forgetAll()
  const one = from('10.0.2.1')
  await one.get(verification.clientToken, {})
  const visitor = visitorHashOf(one)
  await nearLimit('failedLoginsOfBrowser', visitor, 3)
  const names = Array.from({ length: 20 }, (_, index) => `nobody-${index}`)
  const answers = await Promise.all(names.map((name) => one.signIn(name, wrong)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    ...Array<number>(3).fill(200),
    ...Array<number>(17).fill(429),
  ])
  const { perWindow, window } = senderLimits.failedLoginsOfBrowser
  expect([await failed('failedLogins', '10.0.2.1'), await failed('failedLoginsOfBrowser', visitor)]).toEqual([
    3,
    perWindow,
  ])
  service.clock.now = new Date(service.clock.now.getTime() + window)
  expect(resultId(await one.signIn('colleague', right))).toBe('ok')
  expect(await failed('failedLoginsOfBrowser', visitor)).toBe(0)
})

test('a disabled account gets the same message as a wrong password', async () => {
  await forgetAll()
  await service.db.update(user).set({ disabledAt: service.clock.now }).where(eq(user.uid, world.colleague.uid))
  expect(await attempt('colleague', right)).toEqual(wrongFor(1))
})
