// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { phone } from '#api/contract/groups/phone.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { FakePhoneService, lost, refusal, token } from '../testing/fake-phone-service.ts'
import { heading, openPhone, pass, press, type } from '../testing/open-phone.tsx'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { LazyCodeForm } from './lazy-code-form.ts'

let service: FakePhoneService
let storage: TextStorage

beforeEach(async () => {
  service = new FakePhoneService()
  service.isSignedIn = false
  storage = memoryStorage()
  await openPhone(service, null, storage)
})

const password = 'Podium@2026'

function fillPassword() {
  type('账号', '　13800000001 ')
  type('密码', ` ${password}`)
}

/** The puzzle, whose code loads only now. */
async function puzzle() {
  await act(async () => void (await import('#parts/captcha/captcha.dialog.tsx')))
  await act(async () => void (await import('#parts/captcha/slide-captcha.ts')))
  await pass(10)
  return screen.getByRole('slider')
}

async function solvePuzzle() {
  const slider = await puzzle()
  fireEvent.keyDown(slider, { key: 'ArrowRight', shiftKey: true })
  fireEvent.keyDown(slider, { key: 'Enter' })
  await pass(10)
}

test('a password leaves the page as a digest, with a fresh client token', async () => {
  fillPassword()
  await press('登录')
  expect(heading()).toBe('用手机相机扫电脑上的二维码')
  expect(service.inputsOf(verification.clientToken)).toEqual([{}])
  expect(service.inputsOf(phone.signIn)).toEqual([
    { username: '13800000001', password: passwordDigest(password), token },
  ])
})

test('an incomplete form sends nothing and says what is missing', async () => {
  await press('登录')
  const account = screen.getByLabelText('账号')
  expect({ description: descriptionOf(account), invalid: account.getAttribute('aria-invalid') }).toEqual({
    description: '用户密码不能为空',
    invalid: 'true',
  })
  expect(service.sentTo(verification.clientToken)).toEqual([])
})

test.each([
  [refusal('wrongPassword', { errorCount: 3 }), '登录名或密码错误'],
  [refusal('wrongPassword', { errorCount: 4 }), '登录名或密码错误，再超过6次账号会被锁定'],
  [refusal('accountLocked'), '账号已被锁定，可修改密码或明天再试！'],
  [refusal('notTeacher'), '请登录教师账号'],
  [lost(), '网络连接失败'],
])('%s is told, and goes with the next letter', async (answer, message) => {
  service.next(phone.signIn, answer)
  fillPassword()
  await press('登录')
  expect(screen.getByRole('alert').textContent).toBe(message)
  type('密码', 'x')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('after many attempts a password needs the puzzle first, solved for this account', async () => {
  service.next(phone.signIn, refusal('captchaNeeded'), { uid: 1 })
  service.next(verification.clientToken, { token: 'c'.repeat(43) })
  fillPassword()
  await press('登录')
  await solvePuzzle()
  expect(service.inputsOf(verification.newCaptcha)).toEqual([{ purpose: 'password', subject: '13800000001' }])
  expect(service.inputsOf(verification.solveCaptcha)).toEqual([{ captchaId: 'c1', x: 10 }])
  expect(service.inputsOf(phone.signIn).map((input) => (input as { token: string }).token)).toEqual([
    'c'.repeat(43),
    token,
  ])
})

test('the puzzle can be given up', async () => {
  service.next(phone.signIn, refusal('captchaNeeded'))
  fillPassword()
  await press('登录')
  await puzzle()
  await press('取消')
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('账号').value).toBe('　13800000001 ')
})

test('the password can be shown', async () => {
  const field = screen.getByLabelText<HTMLInputElement>('密码')
  expect(field.type).toBe('password')
  await press('显示输入的内容')
  expect(field.type).toBe('text')
  await press('隐藏输入的内容')
  expect(field.type).toBe('password')
})

test('a forgotten password leads to the portal, with the account', () => {
  type('账号', '13800000001')
  expect(screen.getByRole('link', { name: '忘记密码' }).getAttribute('href')).toBe('/#/password?count=13800000001')
})

/** The other tab, whose form has loaded meanwhile. */
async function byCode() {
  await act(() => LazyCodeForm.preload())
  fireEvent.click(screen.getByRole('tab', { name: '短信登录' }))
}

test('a code is sent after the puzzle, counted down, and signs in', async () => {
  await byCode()
  type('手机号', '13800000001')
  await press('获取验证码')
  await solvePuzzle()
  expect(service.inputsOf(verification.newCaptcha)).toEqual([{ purpose: 'sms:login', subject: '13800000001' }])
  expect(service.inputsOf(verification.sendCode)).toEqual([
    { mobile: '13800000001', token, accountCheck: 2, signInAs: 101, purpose: 'login' },
  ])
  expect(screen.getByRole('status').textContent).toBe(
    '验证码发送成功，请注意查收！已发送到 138****0001，刷新页面不会重发24 小时内最多 5 条，还可获取 4 条',
  )
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '59s 后重新获取' }).disabled).toBe(true)
  await pass(30_000)
  expect(sendLabel()).toBe('29s 后重新获取')
  await pass(29_000)
  expect(sendLabel()).toBe('重新获取')
  type('验证码', '048271')
  await press('登录')
  expect(heading()).toBe('用手机相机扫电脑上的二维码')
  expect(service.inputsOf(phone.codeSignIn)).toEqual([{ mobile: '13800000001', verificationCode: '048271' }])
})

test('an invalid mobile number gets no code', async () => {
  await byCode()
  type('手机号', '12800000001')
  await press('获取验证码')
  expect(descriptionOf(screen.getByLabelText('手机号'))).toBe('手机号无效，请检查是否有误！')
  expect(screen.queryByRole('slider')).toBeNull()
})

test.each([
  ['', '', '手机号', '手机号验证码不能为空'],
  ['12800000001', '', '手机号', '手机号格式不正确'],
  ['13800000001', '12345', '验证码', '验证码格式不正确'],
])('mobile %j with code %j is told at %s before it is sent', async (mobile, code, field, message) => {
  await byCode()
  type('手机号', mobile)
  type('验证码', code)
  await press('登录')
  expect(descriptionOf(screen.getByLabelText(field))).toBe(message)
  expect(service.sentTo(phone.codeSignIn)).toEqual([])
})

test.each([
  ['codeWrong', '验证码不正确'],
  ['codeExpired', '验证码已失效，请重新获取'],
] as const)('a code that is answered %s is told at its field', async (id, message) => {
  service.next(phone.codeSignIn, refusal(id))
  await byCode()
  type('手机号', '13800000001')
  type('验证码', '048271')
  await press('登录')
  expect(codeDescription()).toBe(message)
})

/** The label of the button that requests a code; below it, hidden, is its label while sending. */
const sendLabel = () => screen.getByRole('button', { name: /获取/ }).textContent?.replace(/发送中…$/, '')

/** The accessible description of the code field. */
const codeDescription = () => descriptionOf(screen.getByLabelText('验证码'))

test.each([
  [refusal('smsTooSoon', { waitSeconds: 20 }), '获取验证码过于频繁，请稍后再次尝试!', '20s 后重新获取'],
  [refusal('smsLimit'), '24 小时内最多发送 5 条验证码，请稍后再试', '获取验证码'],
  [refusal('mobileUnknown'), '这个手机号还没有账号，请检查或先注册', '获取验证码'],
  [lost(), '网络连接失败', '获取验证码'],
])('when a code is not sent for %s, that is told at its field', async (answer, message, button) => {
  service.next(verification.sendCode, answer)
  await byCode()
  type('手机号', '13800000001')
  await press('获取验证码')
  await solvePuzzle()
  expect({ codeDescription: codeDescription(), alert: screen.getByRole('alert').textContent }).toEqual({
    codeDescription: message,
    alert: message,
  })
  expect(sendLabel()).toBe(button)
})

test('switching tabs keeps what was typed', async () => {
  fillPassword()
  await byCode()
  type('手机号', '13800000001')
  fireEvent.click(screen.getByRole('tab', { name: '账号登录' }))
  expect(screen.getByLabelText<HTMLInputElement>('密码').value).toBe(` ${password}`)
  await byCode()
  expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('13800000001')
})

test('the number of codes available is always shown, and the countdown survives a reload', async () => {
  await byCode()
  expect(screen.getByRole('status').textContent).toBe('24 小时内最多获取 5 条验证码')
  type('手机号', '13800000001')
  await press('获取验证码')
  await solvePuzzle()
  await pass(9_000)
  cleanup()
  await openPhone(service, null, storage, Date.now())
  await byCode()
  expect(sendLabel()).toBe('50s 后重新获取')
  expect(screen.getByRole('status').textContent).toBe(
    '已发送到 138****0001，刷新页面不会重发24 小时内最多 5 条，还可获取 4 条',
  )
  expect(service.sentTo(verification.sendCode).length).toBe(1)
})

test('the last code of the day says so', async () => {
  service.next(verification.sendCode, { waitSeconds: 3_600, left: 0 })
  await byCode()
  type('手机号', '13800000001')
  await press('获取验证码')
  await solvePuzzle()
  await pass(60_000)
  const status =
    '验证码发送成功，请注意查收！已发送到 138****0001，刷新页面不会重发24 小时内最多 5 条，59 分钟后可再获取'
  expect({ status: screen.getByRole('status').textContent, sendLabel: sendLabel() }).toEqual({
    status,
    sendLabel: '重新获取',
  })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '重新获取' }).disabled).toBe(true)
})

test('the most recent event is what the form reports', async () => {
  service.next(phone.codeSignIn, refusal('codeWrong'))
  await byCode()
  type('手机号', '138')
  await press('登录')
  const mobileDescription = () => descriptionOf(screen.getByLabelText('手机号'))
  expect(mobileDescription()).toBe('手机号格式不正确')
  await press('获取验证码')
  expect(mobileDescription()).toBe('手机号无效，请检查是否有误！')
  await press('登录')
  expect(mobileDescription()).toBe('手机号格式不正确')
  type('手机号', '13800000001')
  type('验证码', '048271')
  await press('登录')
  expect(codeDescription()).toBe('验证码不正确')
  service.next(verification.sendCode, refusal('smsTooSoon', { waitSeconds: 20 }))
  await press('获取验证码')
  await solvePuzzle()
  expect(codeDescription()).toBe('获取验证码过于频繁，请稍后再次尝试!')
})
