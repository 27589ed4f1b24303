import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { phone } from '#api/contract/groups/phone.ts'
import { qrLogin } from '#api/contract/groups/qr-login.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { user as userArea } from '#api/contract/groups/user.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { qrStatus } from '#domain/accounts/qr-rules.ts'
import { newToken } from '#server/core/cookies.ts'
import { user } from '#server/database/schema/people.ts'
import { loginFailure } from '#server/database/schema/sign-on.ts'
import { browserAt, giveCode, passTime, phoneOf } from '#tests/support/documents/login-browsers.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import type { TestBrowser } from '#tests/support/product/test-browser.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World

const password = 'Podium@2026'
const mobile = '13800001234'

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  const [student = world.teacher] = world.students
  for (const person of [world.teacher, student]) await givePassword(service, person, password)
  await service.db.update(user).set({ mobile }).where(eq(user.uid, world.teacher.uid))
})

afterAll(() => service.close())

async function signInOn(browser: TestBrowser, username: string, typed = password) {
  const { token } = await browser.get(verification.clientToken, {})
  return browser.call(phone.signIn, { username, password: passwordDigest(typed), token })
}

test('a teacher signs in on the phone by password; portal calls are refused, and the session is no device', async () => {
  const handheld = browserAt(service)
  const answer = await signInOn(handheld, 'teacher')
  expect({ result: resultId(answer), data: answer.data }).toEqual({ result: 'ok', data: { uid: world.teacher.uid } })
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^phone=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
  ])
  expect(await handheld.get(phone.who, {})).toEqual({
    uid: world.teacher.uid,
    realname: '姓名 teacher',
    mobile: '138****1234',
    schoolName: '学校 qm',
  })
  expect(resultId(await handheld.call(userArea.teacherInfo, {}))).toBe('notLoggedIn')
  const { devices } = await world.teacher.get(signOn.devices, {})
  expect(devices).toHaveLength(1)
  handheld.setUid(world.teacher.uid)
  await handheld.get(phone.logout, {})
  expect(resultId(await handheld.call(phone.who, {}))).toBe('notLoggedIn')
})

test('wrong passwords on the phone count together with those of the portal, and lock', async () => {
  const stranger = browserAt(service)
  await givePassword(service, world.colleague, password)
  const wrong = await signInOn(stranger, 'colleague', 'wrong')
  await service.db
    .update(loginFailure)
    .set({ failures: 10 })
    .where(eq(loginFailure.subject, `uid:${world.colleague.uid}`))
  const locked = await signInOn(stranger, 'colleague')
  const tokenless = await stranger.call(phone.signIn, {
    username: 'colleague',
    password: passwordDigest(password),
    token: newToken(),
  })
  expect([wrong, locked, tokenless].map((answer) => ({ result: resultId(answer), data: answer.data }))).toEqual([
    { result: 'wrongPassword', data: { errorCount: 1 } },
    { result: 'accountLocked', data: {} },
    { result: 'tokenInvalid', data: {} },
  ])
})

test('after three failures the phone requires the puzzle too, and a student is refused', async () => {
  const stranger = browserAt(service)
  const student = await signInOn(stranger, 'qm0701001')
  const nobody: string[] = []
  for (let number = 1; number <= 4; number += 1) nobody.push(resultId(await signInOn(stranger, 'nobody', 'wrong')))
  expect({ student: resultId(student), nobody }).toEqual({
    student: 'notTeacher',
    nobody: ['wrongPassword', 'wrongPassword', 'wrongPassword', 'captchaNeeded'],
  })
})

test('a teacher signs in on the phone with a code of this browser; a wrong one and a used one get different errors', async () => {
  const handheld = browserAt(service)
  await handheld.get(verification.clientToken, {})
  const verificationCode = await giveCode(service, handheld, { recipient: mobile, purpose: 'login' })
  const wrong = await handheld.call(phone.codeSignIn, { mobile, verificationCode: '000000' })
  const right = await handheld.call(phone.codeSignIn, { mobile, verificationCode })
  const again = await handheld.call(phone.codeSignIn, { mobile, verificationCode })
  expect([wrong, right, again].map((answer) => ({ result: resultId(answer), data: answer.data }))).toEqual([
    { result: 'codeWrong', data: {} },
    { result: 'ok', data: { uid: world.teacher.uid } },
    { result: 'codeExpired', data: {} },
  ])
  expect((await handheld.get(phone.who, {})).uid).toBe(world.teacher.uid)
})

test('a code for a number that no teacher has signs nobody in', async () => {
  const handheld = browserAt(service)
  await handheld.get(verification.clientToken, {})
  const verificationCode = await giveCode(service, handheld, { recipient: '13900000000', purpose: 'login' })
  expect(resultId(await handheld.call(phone.codeSignIn, { mobile: '13900000000', verificationCode }))).toBe(
    'notTeacher',
  )
})

const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36'

async function newComputer(address: string) {
  const computer = browserAt(service, address)
  const { data } = await computer.call(qrLogin.loginUrl, {}, { headers: { 'user-agent': agent } })
  const poll = async () => {
    passTime(service, 2_000)
    return (await computer.call(qrLogin.result, data)).data
  }
  return { poll, qrId: data.qrId, expiresAt: data.expiresAt }
}

test('the phone is told where the computer is; within one network no number is required', async () => {
  const askedAt = service.clock.now.toISOString()
  const { qrId, expiresAt, poll } = await newComputer('10.24.1.5')
  const scanned = await (await phoneOf(service, world.teacher.uid, '10.24.1.77')).get(phone.scan, { qrId })
  const { nonce } = scanned
  expect(scanned).toEqual({
    browser: 'Chrome 147',
    system: 'Windows',
    address: '10.24.1.5',
    city: '启明中学校园网',
    askedAt,
    expiresAt,
    needsMatch: false,
    isAccepted: true,
    nonce,
  })
  expect(nonce).toMatch(/^[\w-]{43}$/)
  expect((await poll()).matchNumber).toBe(null)
})

const cancelled = { status: qrStatus.cancelled, who: null, matchNumber: null, token: null, ticketType: null }

test('from another network only the number shown on the computer confirms', async () => {
  const { qrId, poll, expiresAt } = await newComputer('203.0.113.9')
  const handheld = await phoneOf(service, world.teacher.uid, '10.24.1.77')
  const { nonce, needsMatch, city } = await handheld.get(phone.scan, { qrId })
  const number = (await poll()).matchNumber ?? ''
  const other = number === '42' ? '43' : '42'
  const answers = [
    await handheld.call(phone.confirm, { qrId, nonce }),
    await handheld.call(phone.confirm, { qrId, nonce, matchNumber: other }),
    await handheld.call(phone.confirm, { qrId, nonce, matchNumber: number }),
  ]
  expect({ needsMatch, city }).toEqual({ needsMatch: true, city: null })
  expect(number).toMatch(/^\d{2}$/)
  expect(answers.map(resultId)).toEqual(['matchWrong', 'matchWrong', 'ok'])
  expect(await poll()).toEqual({
    status: qrStatus.confirmed,
    expiresAt,
    who: '姓**',
    matchNumber: null,
    token: expect.stringMatching(/^[\w-]{43}$/),
    ticketType: '101',
  })
})

test('the third wrong number cancels the code', async () => {
  const { qrId, poll, expiresAt } = await newComputer('203.0.113.9')
  const handheld = await phoneOf(service, world.teacher.uid, '10.24.1.77')
  const { nonce } = await handheld.get(phone.scan, { qrId })
  const number = (await poll()).matchNumber ?? ''
  const guesses = ['10', '11', '12', '13'].filter((guess) => guess !== number).slice(0, 3)
  const results: string[] = []
  for (const matchNumber of [...guesses, number])
    results.push(resultId(await handheld.call(phone.confirm, { qrId, nonce, matchNumber })))
  expect(results).toEqual(['matchWrong', 'matchWrong', 'matchWrong', 'qrDecided'])
  expect(await poll()).toEqual({ ...cancelled, expiresAt })
})

test('a second account is refused; the same one may scan again, and then only its new secret is valid', async () => {
  const { qrId, poll } = await newComputer('10.24.1.5')
  const handheld = await phoneOf(service, world.teacher.uid)
  const second = await phoneOf(service, world.stranger.uid)
  const old = await handheld.get(phone.scan, { qrId })
  const refused = await second.call(phone.scan, { qrId })
  const meddling = await second.call(phone.cancel, { qrId, nonce: old.nonce })
  const { nonce } = await handheld.get(phone.scan, { qrId })
  const outdated = await handheld.call(phone.confirm, { qrId, nonce: old.nonce })
  expect([refused, meddling, outdated].map((answer) => ({ result: resultId(answer), msg: answer.msg }))).toEqual([
    { result: 'qrScanned', msg: '这个二维码已被另一个账号扫过' },
    { result: 'qrExpired', msg: '二维码已过期' },
    { result: 'qrExpired', msg: '二维码已过期' },
  ])
  expect(resultId(await handheld.call(phone.confirm, { qrId, nonce }))).toBe('ok')
  expect((await poll()).status).toBe(qrStatus.confirmed)
})

test('a decision is final, and a finished code cannot be scanned', async () => {
  const { qrId, poll, expiresAt } = await newComputer('10.24.1.5')
  const handheld = await phoneOf(service, world.teacher.uid)
  const { nonce } = await handheld.get(phone.scan, { qrId })
  await handheld.get(phone.cancel, { qrId, nonce })
  expect(await poll()).toEqual({ ...cancelled, expiresAt })
  const after = [
    await handheld.call(phone.scan, { qrId }),
    await handheld.call(phone.confirm, { qrId, nonce }),
    await handheld.call(phone.cancel, { qrId, nonce }),
  ]
  passTime(service, 120_000)
  const late = [
    await handheld.call(phone.scan, { qrId }),
    await handheld.call(phone.confirm, { qrId, nonce }),
    await handheld.call(phone.cancel, { qrId, nonce }),
    await handheld.call(phone.scan, { qrId: 'A'.repeat(22) }),
  ]
  expect(after.map(resultId)).toEqual(['qrDecided', 'qrDecided', 'alreadyDone'])
  expect(late.map(resultId)).toEqual(['qrExpired', 'qrExpired', 'qrExpired', 'qrExpired'])
})

test('a phone that signed in half an hour ago must sign in again, but may cancel', async () => {
  const handheld = await phoneOf(service, world.teacher.uid)
  passTime(service, 1_800_000)
  const { qrId } = await newComputer('10.24.1.5')
  const { nonce } = await handheld.get(phone.scan, { qrId })
  const stale = await handheld.call(phone.confirm, { qrId, nonce })
  const fresh = await phoneOf(service, world.teacher.uid)
  passTime(service, 1_000)
  const again = await fresh.get(phone.scan, { qrId })
  const confirmed = await fresh.call(phone.confirm, { qrId, nonce: again.nonce })
  expect({ stale: resultId(stale), confirmed: resultId(confirmed) }).toEqual({
    stale: 'phoneSignInAgain',
    confirmed: 'ok',
  })
  const { qrId: unwanted } = await newComputer('10.24.1.5')
  const { nonce: other } = await handheld.get(phone.scan, { qrId: unwanted })
  expect(resultId(await handheld.call(phone.cancel, { qrId: unwanted, nonce: other }))).toBe('ok')
})

test('a locked or disabled account cannot confirm', async () => {
  const { qrId } = await newComputer('10.24.1.5')
  const handheld = await phoneOf(service, world.stranger.uid)
  const { nonce } = await handheld.get(phone.scan, { qrId })
  const subject = `uid:${world.stranger.uid}`
  await service.db.insert(loginFailure).values({ subject, day: schoolDay(service.clock.now), failures: 10 })
  const locked = await handheld.call(phone.confirm, { qrId, nonce })
  await service.db.delete(loginFailure).where(eq(loginFailure.subject, subject))
  await service.db.update(user).set({ disabledAt: service.clock.now }).where(eq(user.uid, world.stranger.uid))
  const disabled = await handheld.call(phone.confirm, { qrId, nonce })
  await service.db.update(user).set({ disabledAt: null }).where(eq(user.uid, world.stranger.uid))
  const allowed = await handheld.call(phone.confirm, { qrId, nonce })
  expect({ locked: resultId(locked), disabled: resultId(disabled), allowed: resultId(allowed) }).toEqual({
    locked: 'accountLocked',
    disabled: 'accountLocked',
    allowed: 'ok',
  })
})
