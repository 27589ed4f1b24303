// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { verification } from '#api/contract/groups/verification.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import type { CodePurpose } from '#domain/accounts/code-purpose.ts'
import { captchaToken, solveCaptcha } from '#parts/captcha/testing/solve-captcha.ts'
import { type Answers, lost, refused } from '#tests/support/documents/fake-answers.ts'
import { openAccount } from '../testing/open-account.tsx'
import { button, descriptionOf, field, getCode, press, type } from '../testing/press.ts'
import { CodeField } from './code-field.tsx'

beforeEach(() => localStorage.clear())

afterEach(() => {
  vi.useRealTimers()
})

interface FormProps {
  readonly purpose: CodePurpose
  readonly recipient: string
}

function Form({ purpose, recipient }: FormProps) {
  const [code, setCode] = useState('')
  return <CodeField purpose={purpose} recipient={recipient} value={code} onChange={setCode} error={null} />
}

const open = (answers: Answers = {}, recipient = '13812345678', purpose: CodePurpose = 'register') =>
  openAccount(<Form purpose={purpose} recipient={recipient} />, answers)

const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

const sendButton = () => button(/获取/).textContent

/** The message below a code that was just sent. */
const ofToday = '，刷新页面不会重发24 小时内最多 5 条，还可获取 4 条'

test.each([
  ['register', '1'],
  ['password', '2'],
  ['bind', '2'],
  ['mobile', '1'],
] as const)('a code of purpose %s goes out after the captcha', async (purpose, accountCheck) => {
  const { sentTo } = open({}, '13812345678', purpose)
  press('获取验证码')
  await screen.findByRole('slider')
  expect({
    captchas: sentTo(verification.newCaptcha.path).map(({ fields }) => fields),
    codes: sentTo(verification.sendCode.path),
  }).toEqual({ captchas: [{ purpose: `sms:${purpose}`, subject: '13812345678' }], codes: [] })
  await solveCaptcha()
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('验证码发送成功，请注意查收！'))
  expect(statuses()).toEqual([`已发送到 138****5678${ofToday}`])
  expect(sentTo(verification.sendCode.path).map(({ fields }) => fields)).toEqual([
    { mobile: '13812345678', token: captchaToken, accountCheck, signInAs: '101', purpose },
  ])
  expect(sendButton()).toBe('59s 后重新获取')
})

test.each(['email', 'passwordByEmail'] as const)('a code of purpose %s goes out by e-mail', async (purpose) => {
  const { sentTo } = open({}, 'Lin@Example.cn', purpose)
  await getCode()
  expect({
    texted: sentTo(verification.sendCode.path),
    mailed: sentTo(verification.sendEmailCode.path).map(({ fields }) => fields),
  }).toEqual({ texted: [], mailed: [{ email: 'lin@example.cn', token: captchaToken, purpose }] })
  expect(statuses()[0]).toBe(`已发送到 l****@example.cn${ofToday}`)
  const kept = localStorage.getItem(storageKeys.smsCountdown) ?? ''
  expect({ hasDomain: kept.includes('@example.cn'), hasName: kept.includes('lin') }).toEqual({
    hasDomain: true,
    hasName: false,
  })
})

test('an invalid address opens no captcha', () => {
  open({}, '13812345678', 'email')
  press('获取验证码')
  expect(descriptionOf('验证码')).toContain('邮箱格式不正确')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a code field takes six digits, also from a pasted sentence, password managers and phones', () => {
  open()
  type('验证码', '验证码 402716，请勿告诉他人')
  expect({
    code: field('验证码').value,
    autocomplete: field('验证码').autocomplete,
    inputMode: field('验证码').inputMode,
  }).toEqual({ code: '402716', autocomplete: 'one-time-code', inputMode: 'numeric' })
})

test('an invalid mobile opens no captcha', () => {
  open({}, '12812345678')
  press('获取验证码')
  expect(descriptionOf('验证码')).toContain('手机号无效，请检查是否有误！')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('closing the captcha sends nothing', async () => {
  const { sentTo } = open()
  press('获取验证码')
  await screen.findByRole('slider')
  press('取消')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo(verification.sendCode.path)).toEqual([])
  expect(sendButton()).toBe('获取验证码')
})

test('during the countdown another code is refused with a message, and each second one less is left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  const { sentTo } = open()
  const sent = getCode()
  await later(1)
  await sent
  press(/后重新获取$/)
  expect(descriptionOf('验证码')).toContain('获取验证码过于频繁，请稍后再次尝试!')
  await later(30_000)
  expect(sendButton()).toBe('29s 后重新获取')
  await later(30_000)
  expect(sendButton()).toBe('重新获取')
  expect(sentTo(verification.sendCode.path).length).toBe(1)
})

test('the countdown survives a reload without sending again, and stores no full number', () => {
  const endsAt = Date.now() + 40_000
  localStorage.setItem(storageKeys.smsCountdown, JSON.stringify([{ recipient: '138****5678', left: 1, endsAt }]))
  const { sentTo } = open()
  expect({ sendButton: sendButton(), statuses: statuses() }).toEqual({
    sendButton: '40s 后重新获取',
    statuses: ['已发送到 138****5678，刷新页面不会重发24 小时内最多 5 条，还可获取 1 条'],
  })
  expect(sentTo(verification.sendCode.path)).toEqual([])
})

test('the sent state survives a reload, with the number masked', async () => {
  open()
  await getCode()
  const kept = localStorage.getItem(storageKeys.smsCountdown) ?? ''
  expect({ isMasked: kept.includes('138****5678'), isFull: kept.includes('13812345678') }).toEqual({
    isMasked: true,
    isFull: false,
  })
})

test.each([
  ['an unknown mobile', () => refused('mobileUnknown'), '这个手机号还没有账号，请检查或先注册'],
  ['five codes within a day', () => refused('smsLimit'), '24 小时内最多发送 5 条验证码，请稍后再试'],
  ['no network', lost, '服务器错误'],
])('%s is told at the field, and another try is open', async (_name, answer, message) => {
  open({ [verification.sendCode.path]: answer })
  press('获取验证码')
  await solveCaptcha()
  await waitFor(() => expect(descriptionOf('验证码')).toContain(message))
  expect(sendButton()).toBe('获取验证码')
})

test('a code that another page has just sent starts the countdown here', async () => {
  open({ [verification.sendCode.path]: () => refused('smsTooSoon', { waitSeconds: 21 }) })
  press('获取验证码')
  await solveCaptcha()
  expect((await screen.findByRole('button', { name: /后重新获取$/ })).textContent).toBe('21s 后重新获取')
})
