import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { user as userArea } from '#api/contract/groups/user.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { session, user } from '#server/database/schema/people.ts'
import { loginFailure, oneTimeToken, smsCode } from '#server/database/schema/sign-on.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import { otherCode, sentCode } from '#tests/support/service/sent-code.ts'
import { openBrowser, type TestBrowser } from '#tests/support/product/test-browser.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
let browser: TestBrowser

const mobile = '13800000001'
const current = passwordDigest('Podium@2026')
const next = passwordDigest('tR7#kuv2Lq')
const day = 86_400_000

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  await service.db.update(user).set({ mobile, realname: '林雅婷' }).where(eq(user.uid, world.teacher.uid))
})

beforeEach(async () => {
  await service.db.delete(smsCode)
  await service.db.delete(session)
  await service.db.delete(loginFailure)
  await givePassword(service, world.teacher, 'Podium@2026')
  browser = openBrowser(service.client)
})

afterAll(() => service.close())

async function signedIn(digest = current): Promise<TestBrowser> {
  const one = openBrowser(service.client)
  expect(resultId(await one.signIn('teacher', digest))).toBe('ok')
  return one
}

const seenBy = async (one: TestBrowser) => resultId(await one.call(userArea.teacherInfo, {}))

/** The state of two signed-in browsers after everything was signed out. */
const nothingLeft = { one: 'notLoggedIn', two: 'notLoggedIn', sessions: 0 }

/** Sessions on the other surfaces, which a browser on the portal does not show. */
async function otherSurfaces(): Promise<void> {
  const [row] = await service.db.select().from(session)
  if (row === undefined) throw new Error('Nobody is signed in')
  const { sessionId: _own, ...rest } = row
  await service.db
    .insert(session)
    .values(['phone', 'student'].map((surface) => ({ ...rest, surface, tokenHash: surface })))
}

test('a reset sets the new password, signs out everywhere and unlocks', async () => {
  const [one, two] = [await signedIn(), await signedIn()]
  await otherSurfaces()
  const { token, ticketType } = await one.get(signOn.desktopTicket, {})
  for (let count = 0; count < 10; count += 1) await one.call(account.checkPassword, { password: next })
  await service.db.update(user).set({ mustChangePassword: true }).where(eq(user.uid, world.teacher.uid))
  const verificationCode = await sentCode(service, browser, mobile, 'password')
  const input = { mobile, verificationCode, password: next, confirmation: next }
  expect(resultId(await browser.call(account.resetPassword, input))).toBe('ok')
  expect({ one: await seenBy(one), two: await seenBy(two), sessions: await service.db.$count(session) }).toEqual(
    nothingLeft,
  )
  expect({
    failures: await service.db.$count(loginFailure),
    tickets: await service.db.$count(oneTimeToken, eq(oneTimeToken.uid, world.teacher.uid)),
  }).toEqual({ failures: 0, tickets: 0 })
  const ticket = { token, ticketType, signInAs: 101, consent: [] }
  expect(resultId(await browser.call(signOn.autoLogin, ticket))).toBe('ticketInvalid')
  expect(resultId(await browser.signIn('teacher', current))).toBe('wrongPassword')
  expect(resultId(await browser.signIn('teacher', next))).toBe('ok')
  expect(await seenBy(browser)).toBe('ok')
  expect(resultId(await browser.call(account.resetPassword, input))).toBe('codeExpired')
})

test('a reset names what is wrong, and does not use up the code', async () => {
  const one = await signedIn()
  const verificationCode = await sentCode(service, browser, mobile, 'password')
  const call = async (password: string, confirmation = password, code = verificationCode, by = browser) =>
    resultId(await by.call(account.resetPassword, { mobile, verificationCode: code, password, confirmation }))
  expect(await call(next, current)).toBe('passwordMismatch')
  expect(await call(passwordDigest('Qwer1234!'))).toBe('passwordCommon')
  expect(await call(passwordDigest('Linyating@1990'))).toBe('passwordCommon')
  expect(await call(next, next, otherCode(verificationCode))).toBe('codeWrong')
  expect(await call(next, next, verificationCode, one)).toBe('codeExpired')
  expect(await seenBy(one)).toBe('ok')
  expect(await call(next)).toBe('ok')
})

test('a code for another purpose resets nothing', async () => {
  const verificationCode = await sentCode(service, browser, mobile, 'login')
  const input = { mobile, verificationCode, password: next, confirmation: next }
  expect(resultId(await browser.call(account.resetPassword, input))).toBe('codeExpired')
})

test('a change signs out everywhere, including here, and the new password is the one that works', async () => {
  const [one, two] = [await signedIn(), await signedIn()]
  await otherSurfaces()
  await service.db.update(user).set({ mustChangePassword: true }).where(eq(user.uid, world.teacher.uid))
  const input = { oldPassword: current, newPassword: next, confirmation: next }
  const changed = await one.call(account.updatePassword, input)
  expect({ result: resultId(changed), setCookie: changed.headers.getSetCookie() }).toEqual({
    result: 'ok',
    setCookie: ['sid=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0'],
  })
  expect({ one: await seenBy(one), two: await seenBy(two), sessions: await service.db.$count(session) }).toEqual(
    nothingLeft,
  )
  const [row] = await service.db.select().from(user).where(eq(user.uid, world.teacher.uid))
  expect(row?.mustChangePassword).toBe(false)
  expect(resultId(await browser.signIn('teacher', current))).toBe('wrongPassword')
  expect(resultId(await browser.signIn('teacher', next))).toBe('ok')
})

test('a session that must get a new password may change it', async () => {
  await service.db.update(user).set({ mustChangePassword: true }).where(eq(user.uid, world.teacher.uid))
  const one = await signedIn()
  expect(resultId(await one.call(account.stages, {}))).toBe('passwordChangeNeeded')
  expect(resultId(await one.call(account.checkPassword, { password: current }))).toBe('ok')
  const input = { oldPassword: current, newPassword: next, confirmation: next }
  expect(resultId(await one.call(account.updatePassword, input))).toBe('ok')
  await browser.signIn('teacher', next)
  expect(resultId(await browser.call(account.stages, {}))).toBe('ok')
})

test('a change names what is wrong, and changes nothing', async () => {
  const one = await signedIn()
  const call = async (oldPassword: string, newPassword: string, confirmation = newPassword) =>
    resultId(await one.call(account.updatePassword, { oldPassword, newPassword, confirmation }))
  expect(await call(current, next, current)).toBe('passwordMismatch')
  expect(await call(next, next)).toBe('oldPasswordWrong')
  expect(await call(current, current)).toBe('passwordSame')
  expect(await call(current, passwordDigest('P@ssw0rd1'))).toBe('passwordCommon')
  expect(await call(current, passwordDigest('Teacher@2024'))).toBe('passwordCommon')
  expect(await seenBy(one)).toBe('ok')
  expect(resultId(await browser.signIn('teacher', current))).toBe('ok')
})

test('wrong old passwords count like failed sign-ins, and the tenth locks until tomorrow', async () => {
  const one = await signedIn()
  const results = []
  for (let count = 0; count < 5; count += 1) {
    results.push(resultId(await one.call(account.checkPassword, { password: next })))
    const input = { oldPassword: next, newPassword: next, confirmation: next }
    results.push(resultId(await one.call(account.updatePassword, input)))
  }
  expect(results).toEqual([...Array<string>(9).fill('oldPasswordWrong'), 'accountLocked'])
  expect(resultId(await one.call(account.checkPassword, { password: current }))).toBe('accountLocked')
  const input = { oldPassword: current, newPassword: next, confirmation: next }
  expect(resultId(await one.call(account.updatePassword, input))).toBe('accountLocked')
  expect(await seenBy(one)).toBe('ok')
  const started = service.clock.now
  service.clock.now = new Date(started.getTime() + day)
  const tomorrow = await signedIn()
  expect(resultId(await tomorrow.call(account.checkPassword, { password: current }))).toBe('ok')
  service.clock.now = started
})

test('of fifty parallel wrong passwords, ten are checked', async () => {
  const one = await signedIn()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => one.call(account.checkPassword, { password: next })),
  )
  const results = answers.map(resultId)
  expect(results.filter((result) => result === 'oldPasswordWrong').length).toBe(9)
  expect(results.filter((result) => result === 'accountLocked').length).toBe(41)
})
