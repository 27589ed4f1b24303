// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import {
  click,
  field,
  give,
  loadLazyParts,
  type LoginWorld,
  openLogin,
  pass,
  pressEnter,
  refuse,
  solveCaptcha,
  start,
  type,
} from '../testing/open-login.tsx'

beforeAll(loadLazyParts)

const mobile = () => field('手机号')
const code = () => field('验证码')
const sendButton = () => screen.getByRole('button', { name: /获取|发送/ }).textContent
/** What is announced below the code. */
const notice = () =>
  screen
    .getAllByRole('status')
    .filter((one) => one.closest('form') !== null)
    .map(({ textContent }) => textContent)

const sent = give({ waitSeconds: 59, left: 4 })
const solved = give({ token: 'solved' })

async function openSms(world: LoginWorld = {}) {
  const usual = [
    [verification.solveCaptcha, solved],
    [verification.sendCode, sent],
  ] as const
  const login = await openLogin({ ...world, answers: [...usual, ...(world.answers ?? [])] })
  await click('tab', '短信登录')
  return login
}

async function requestCode(): Promise<void> {
  type(mobile(), '13800000001')
  await click('button', '获取验证码')
  await solveCaptcha(30)
}

test('a code is requested after a captcha, announced, and counted down', async () => {
  const { inputsOf, local } = await openSms()
  expect({ sendButton: sendButton(), notice: notice() }).toEqual({
    sendButton: '获取验证码',
    notice: ['24 小时内最多获取 5 条验证码'],
  })
  await requestCode()
  expect(inputsOf(verification.newCaptcha)).toEqual([{ purpose: 'sms:login', subject: '13800000001' }])
  expect(inputsOf(verification.sendCode)).toEqual([
    { mobile: '13800000001', token: 'solved', accountCheck: 2, signInAs: 101, purpose: 'login' },
  ])
  expect({ sendButton: sendButton(), notice: notice() }).toEqual({
    sendButton: '59s 后重新获取',
    notice: ['验证码发送成功，请注意查收！已发送到 138****0001，刷新页面不会重发24 小时内最多 5 条，还可获取 4 条'],
  })
  expect(JSON.parse(local.read(storageKeys.smsCountdown) ?? '')).toEqual([
    { recipient: '138****0001', left: 4, endsAt: expect.closeTo(start + 59_000, -3) },
  ])
  await pass(10_000)
  expect(sendButton()).toBe('49s 后重新获取')
  await pass(49_000)
  expect(sendButton()).toBe('重新获取')
})

test('pressing during the countdown warns', async () => {
  const { inputsOf } = await openSms()
  await requestCode()
  await click('button', /后重新获取/)
  expect(descriptionOf(code())).toBe('获取验证码过于频繁，请稍后再次尝试!')
  expect(screen.getByRole('alert').textContent).toBe('获取验证码过于频繁，请稍后再次尝试!')
  expect(inputsOf(verification.newCaptcha).length).toBe(1)
})

test('after a reload the countdown continues and nothing is sent', async () => {
  const local = memoryStorage()
  local.write(storageKeys.smsCountdown, JSON.stringify([{ recipient: '138****0001', left: 2, endsAt: start + 42_000 }]))
  const { inputsOf } = await openSms({ local })
  expect({ sendButton: sendButton(), notice: notice(), sent: inputsOf(verification.sendCode) }).toEqual({
    sendButton: '42s 后重新获取',
    notice: ['已发送到 138****0001，刷新页面不会重发24 小时内最多 5 条，还可获取 2 条'],
    sent: [],
  })
})

test('once the day’s codes are used up it says when the next is available, even after a reload', async () => {
  const local = memoryStorage()
  local.write(
    storageKeys.smsCountdown,
    JSON.stringify([{ recipient: '138****0001', left: 0, endsAt: start + 7_500_000 }]),
  )
  await openSms({ local })
  expect(sendButton()).toBe('获取验证码')
  type(mobile(), '13800000001')
  expect({ sendButton: sendButton(), notice: notice() }).toEqual({
    sendButton: '重新获取',
    notice: ['已发送到 138****0001，刷新页面不会重发24 小时内最多 5 条，3 小时后可再获取'],
  })
  await click('button', '重新获取')
  expect(descriptionOf(code())).toBe('获取验证码过于频繁，请稍后再次尝试!')
})

test('only the latest event is reported', async () => {
  const refused = refuse('codeWrong', '验证码不正确')
  await openSms({ answers: [[signOn.codeLogin, refused]] })
  type(mobile(), '1380000000')
  await pressEnter(mobile())
  expect(descriptionOf(mobile())).toBe('手机号格式不正确')
  await click('button', '获取验证码')
  expect(descriptionOf(mobile())).toBe('手机号无效，请检查是否有误！')
  await pressEnter(mobile())
  expect(descriptionOf(mobile())).toBe('手机号格式不正确')
  await signIn()
  expect(descriptionOf(code())).toBe('验证码不正确')
  await requestCode()
  expect(descriptionOf(code())).toBe('')
  await click('button', '59s 后重新获取')
  expect(descriptionOf(code())).toBe('获取验证码过于频繁，请稍后再次尝试!')
  await click('button', '登录')
  expect(descriptionOf(code())).toBe('验证码不正确')
})

test.each(['', '{', '[]', '[{"recipient":1}]', '{"endsAt":9}'])('a stored countdown of %j is ignored', async (text) => {
  const local = memoryStorage()
  local.write(storageKeys.smsCountdown, text)
  await openSms({ local })
  expect(sendButton()).toBe('获取验证码')
})

test('no code is requested for an invalid mobile', async () => {
  const { inputsOf } = await openSms()
  type(mobile(), '1280000001')
  await click('button', '获取验证码')
  expect({
    description: descriptionOf(mobile()),
    alert: screen.getByRole('alert').textContent,
    sent: inputsOf(verification.newCaptcha),
  }).toEqual({ description: '手机号无效，请检查是否有误！', alert: '手机号无效，请检查是否有误！', sent: [] })
})

test.each([
  [
    refuse('smsLimit', '24 小时内最多发送 5 条验证码，请稍后再试'),
    '24 小时内最多发送 5 条验证码，请稍后再试',
    '获取验证码',
  ],
  [
    refuse('mobileUnknown', '这个手机号还没有账号，请检查或先注册'),
    '这个手机号还没有账号，请检查或先注册',
    '获取验证码',
  ],
  [refuse('smsTooSoon', '?', { waitSeconds: 20 }), '获取验证码过于频繁，请稍后再次尝试!', '20s 后重新获取'],
])('a refusal to send a code is reported at its field: %#', async (answer, text, button) => {
  await openSms({ answers: [[verification.sendCode, answer]] })
  await requestCode()
  expect({
    description: descriptionOf(code()),
    alert: screen.getByRole('alert').textContent,
    sendButton: sendButton(),
  }).toEqual({ description: text, alert: text, sendButton: button })
})

test('Enter reports the first invalid field, and nothing is sent', async () => {
  const { inputsOf } = await openSms()
  await pressEnter(mobile())
  expect({ description: descriptionOf(mobile()), focused: document.activeElement }).toEqual({
    description: '手机号验证码不能为空',
    focused: mobile(),
  })
  type(mobile(), '1280000001')
  await pressEnter(mobile())
  expect(descriptionOf(mobile())).toBe('手机号格式不正确')
  type(mobile(), '13800000001')
  await pressEnter(mobile())
  expect({ description: descriptionOf(code()), focused: document.activeElement }).toEqual({
    description: '手机号验证码不能为空',
    focused: code(),
  })
  type(code(), '40273')
  await pressEnter(code())
  expect(descriptionOf(code())).toBe('验证码格式不正确')
  type(code(), '402731')
  await pressEnter(code())
  expect(descriptionOf(screen.getByRole('checkbox'))).toBe('请先阅读并同意以上三份文件')
  expect(inputsOf(signOn.codeLogin)).toEqual([])
})

async function signIn(): Promise<void> {
  type(mobile(), ' 13800000001')
  type(code(), '402731 ')
  await click('checkbox', '我已阅读并同意')
  await click('button', '登录')
}

test('mobile, code and consent sign in', async () => {
  const { inputsOf, onSignedIn } = await openSms({ answers: [[signOn.codeLogin, give({ uid: 7 })]] })
  await signIn()
  expect(onSignedIn).toHaveBeenCalledOnce()
  expect(inputsOf(signOn.codeLogin)).toEqual([
    { mobile: '13800000001', verificationCode: '402731', signInAs: 101, consent: [...currentConsent] },
  ])
})

test.each([
  ['codeWrong', '验证码不正确'],
  ['codeExpired', '验证码已失效，请重新获取'],
] as const)('%s is reported at the code', async (id, message) => {
  await openSms({ answers: [[signOn.codeLogin, refuse(id, message)]] })
  await signIn()
  expect({ description: descriptionOf(code()), alert: screen.getByRole('alert').textContent }).toEqual({
    description: message,
    alert: message,
  })
})

test('any other refusal is reported above the button', async () => {
  await openSms({ answers: [[signOn.codeLogin, refuse('notTeacher', '请登录教师账号')]] })
  await signIn()
  expect(screen.getByRole('alert').textContent).toBe('请登录教师账号')
})

test('five devices are listed here, too', async () => {
  const tooMany = refuse('tooManyDevices', '登录设备过多', { token: 't', devices: [] })
  await openSms({ answers: [[signOn.codeLogin, tooMany]] })
  await signIn()
  expect(screen.getByRole('dialog', { name: '登录设备过多' }).textContent).toMatch(
    /^登录设备过多登录设备过多，账号已被锁定：同时最多登录 5 台设备。/,
  )
})

test('browsers may fill in the code that arrived', async () => {
  await openSms()
  expect({ mobile: mobile().autocomplete, code: code().autocomplete, inputMode: code().inputMode }).toEqual({
    mobile: 'tel-national',
    code: 'one-time-code',
    inputMode: 'numeric',
  })
})
