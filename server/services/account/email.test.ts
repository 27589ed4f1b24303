import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { user as userArea } from '#api/contract/groups/user.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import type { EmailPurpose } from '#domain/accounts/email-purpose.ts'
import { session, user } from '#server/database/schema/people.ts'
import { smsCode } from '#server/database/schema/sign-on.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import { lastCode, otherCode } from '#tests/support/service/sent-code.ts'
import { solvedCaptcha } from '#tests/support/service/solved-captcha.ts'
import { openBrowser, type TestBrowser } from '#tests/support/product/test-browser.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
let browser: TestBrowser

const email = 'lin.zhixia@example.cn'
const current = passwordDigest('Podium@2026')
const next = passwordDigest('tR7#kuv2Lq')

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

beforeEach(async () => {
  await service.db.delete(smsCode)
  await service.db.delete(session)
  await service.db.update(user).set({ email: null })
  await givePassword(service, world.teacher, 'Podium@2026')
  browser = openBrowser(service.client)
})

afterAll(() => service.close())

async function ask(address: string, purpose: EmailPurpose) {
  const token = await solvedCaptcha(service, browser, `email:${purpose}`, address)
  return browser.call(verification.sendEmailCode, { email: address, token, purpose })
}

async function sentCode(address: string, purpose: EmailPurpose): Promise<string> {
  const answer = await ask(address, purpose)
  expect({ result: resultId(answer), data: answer.data }).toEqual({ result: 'ok', data: { waitSeconds: 59, left: 4 } })
  return lastCode(service, address)
}

const bind = async (address: string, verificationCode: string) =>
  browser.call(account.updateEmail, { email: address, verificationCode })

const setEmail = (uid: number) => service.db.update(user).set({ email }).where(eq(user.uid, uid))

test('an address is bound by the code that was sent to it, whatever its spelling', async () => {
  await browser.signIn('teacher', current)
  const verificationCode = await sentCode(email, 'email')
  expect(resultId(await bind(email, otherCode(verificationCode)))).toBe('codeWrong')
  const bound = await bind(` ${email.toUpperCase()} `, verificationCode)
  expect({ result: resultId(bound), data: bound.data }).toEqual({ result: 'ok', data: { email: 'l****@example.cn' } })
  expect((await browser.get(userArea.teacherInfo, {})).email).toBe('l****@example.cn')
  expect(resultId(await bind(email, verificationCode))).toBe('codeExpired')
  expect(service.outbox.messages()[0]?.text).toBe(
    `您正在绑定邮箱，验证码 ${verificationCode}，5 分钟内有效，请勿告诉他人。`,
  )
})

test('five wrong codes void it; a code for a new password binds nothing', async () => {
  await browser.signIn('teacher', current)
  const verificationCode = await sentCode(email, 'email')
  const results = []
  for (let count = 0; count < 6; count += 1) results.push(resultId(await bind(email, otherCode(verificationCode))))
  expect(results).toEqual([...Array<string>(5).fill('codeWrong'), 'codeExpired'])
  expect(resultId(await bind(email, verificationCode))).toBe('codeExpired')
  await setEmail(world.colleague.uid)
  await service.db.delete(smsCode)
  const other = await sentCode(email, 'passwordByEmail')
  expect(resultId(await bind(email, other))).toBe('codeExpired')
})

test('somebody else’s address is not bound, even if it was taken meanwhile', async () => {
  await browser.signIn('teacher', current)
  const verificationCode = await sentCode(email, 'email')
  await setEmail(world.colleague.uid)
  expect(resultId(await bind(email, verificationCode))).toBe('emailTaken')
})

/** Everything that a stranger can ask about an address, with the answers. */
async function askedAbout(address: string, purpose: EmailPurpose) {
  const first = await ask(address, purpose)
  const again = await ask(address, purpose)
  const verificationCode = '000000'
  const guesses = []
  for (let count = 0; count < 6; count += 1)
    guesses.push(
      purpose === 'email'
        ? await bind(address, verificationCode)
        : await browser.call(account.resetPasswordByEmail, {
            email: address,
            verificationCode,
            password: next,
            confirmation: next,
          }),
    )
  return [first, again, ...guesses].map(({ status, code, data, msg }) => ({ status, code, data, msg }))
}

test.each(['email', 'passwordByEmail'] as const)(
  'for the purpose %s no answer reveals whether an account has the address',
  async (purpose) => {
    await browser.signIn('teacher', current)
    await setEmail(world.colleague.uid)
    const known = await askedAbout(email, purpose)
    expect(known.map(resultId)).toEqual([
      'ok',
      'smsTooSoon',
      'codeWrong',
      'codeWrong',
      'codeWrong',
      'codeWrong',
      'codeWrong',
      'codeExpired',
    ])
    expect(await askedAbout('nobody@example.cn', purpose)).toEqual(known)
  },
)

test('only the mailbox learns that no account has its address', async () => {
  await ask('nobody@example.cn', 'passwordByEmail')
  const [{ recipient, text } = { recipient: '', text: '' }] = service.outbox.messages()
  expect({ recipient, text }).toEqual({
    recipient: 'nobody@example.cn',
    text: expect.stringMatching(/^有人想用这个邮箱重置讲台的登录密码，但没有账号绑定它。\D+$/),
  })
})

test('an address of maximum length gets its code', async () => {
  const long = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(56)}.cn`
  expect(await sentCode(long, 'email')).toMatch(/^\d{6}$/)
})

test('there are at least 59 seconds between two codes; a captcha works for its own purpose only', async () => {
  await sentCode(email, 'email')
  const soon = await ask(email, 'email')
  expect({ result: resultId(soon), data: soon.data }).toEqual({ result: 'smsTooSoon', data: { waitSeconds: 59 } })
  const token = await solvedCaptcha(service, browser, 'email:passwordByEmail', email)
  expect(resultId(await browser.call(verification.sendEmailCode, { email, token, purpose: 'email' }))).toBe(
    'tokenInvalid',
  )
})

test('an invalid address is named', async () => {
  const token = await solvedCaptcha(service, browser, 'email:email', email)
  const raw = { email: 'lin@example' }
  const answer = await browser.call(verification.sendEmailCode, { email, token, purpose: 'email' }, { raw })
  expect({ result: resultId(answer), data: answer.data, msg: answer.msg }).toEqual({
    result: 'invalidInput',
    data: { field: 'email' },
    msg: expect.stringContaining('邮箱'),
  })
})

test('somebody who lost their phone gets a new password by the bound address, and is signed out everywhere', async () => {
  await setEmail(world.teacher.uid)
  const elsewhere = openBrowser(service.client)
  await elsewhere.signIn('teacher', current)
  const verificationCode = await sentCode(email, 'passwordByEmail')
  const reset = async (changes: object = {}) => {
    const input = { email, verificationCode, password: next, confirmation: next, ...changes }
    return resultId(await browser.call(account.resetPasswordByEmail, input))
  }
  expect(await reset({ confirmation: current })).toBe('passwordMismatch')
  expect(await reset({ verificationCode: otherCode(verificationCode) })).toBe('codeWrong')
  expect(await reset()).toBe('ok')
  expect(await reset()).toBe('codeExpired')
  expect(resultId(await elsewhere.call(userArea.teacherInfo, {}))).toBe('notLoggedIn')
  expect(resultId(await browser.signIn('teacher', current))).toBe('wrongPassword')
  expect(resultId(await browser.signIn('teacher', next))).toBe('ok')
})

test('a code that was sent to a mobile does not work for e-mail', async () => {
  await setEmail(world.teacher.uid)
  const verificationCode = await sentCode(email, 'passwordByEmail')
  await service.db.update(smsCode).set({ purpose: 'password' })
  const input = { email, verificationCode, password: next, confirmation: next }
  expect(resultId(await browser.call(account.resetPasswordByEmail, input))).toBe('codeExpired')
})
