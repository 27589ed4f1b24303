// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { messagingLogin } from '#api/contract/groups/messaging-login.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { type Answers, lost, refused } from '#tests/support/documents/fake-answers.ts'
import { openAccount } from '../testing/open-account.tsx'
import { button, descriptionOf, field, press, type } from '../testing/press.ts'
import { BindAccountScreen } from './bind-account.screen.tsx'

beforeEach(() => localStorage.clear())

/** A secret of the form that the service creates. */
const secret = (letter: string): string => letter.repeat(43)

function open(answers: Answers = {}, state: string | null = secret('s'), isKnown = false) {
  const onBound = vi.fn<() => void>()
  const opened = openAccount(<BindAccountScreen state={state} isKnown={isKnown} onBound={onBound} />, {
    [messagingLogin.bind.path]: () => ({ uid: 1 }),
    ...answers,
  })
  return { ...opened, onBound }
}

function fill() {
  type('账号的手机号', '13800000001')
  type('验证码', '402716')
}

const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }))

test.each([
  ['', '', true],
  ['13800000001', '', true],
  ['13800000001', '40271', true],
  ['12800000001', '402716', true],
  ['13800000001', '402716', false],
])('with mobile %j and code %j the button is disabled: %j', (mobile, code, isDisabled) => {
  open()
  type('账号的手机号', mobile)
  type('验证码', code)
  expect(button('绑定并登录').disabled).toBe(isDisabled)
})

test('a complete number that is wrong is reported at once', () => {
  open()
  type('账号的手机号', '1280000000')
  expect(descriptionOf('账号的手机号')).toBe('')
  type('账号的手机号', '12800000001')
  expect(descriptionOf('账号的手机号')).toContain('手机号无效，请检查是否有误！')
})

test('only the state is bound, with what was accepted', async () => {
  const { sentTo, onBound } = open()
  fill()
  agree()
  press('绑定并登录')
  await waitFor(() => expect(onBound).toHaveBeenCalledOnce())
  expect(sentTo(messagingLogin.bind.path).map(({ fields }) => fields)).toEqual([
    {
      state: secret('s'),
      mobile: '13800000001',
      verificationCode: '402716',
      signInAs: '101',
      consent: currentConsent.join(','),
    },
  ])
})

test('without consent nothing is sent, and the checkbox gets the focus', () => {
  const { sentTo } = open()
  fill()
  press('绑定并登录')
  expect({
    description: descriptionOf('我已阅读并同意'),
    focused: document.activeElement,
    sent: sentTo(messagingLogin.bind.path),
  }).toEqual({ description: '请先阅读并同意以上三份文件', focused: screen.getByRole('checkbox'), sent: [] })
})

test('where somebody has signed in before, only an account that has accepted nothing yet is asked for the documents', async () => {
  const answers = [() => refused('consentNeeded'), () => ({ uid: 1 })]
  const { sentTo, onBound } = open({ [messagingLogin.bind.path]: () => answers.shift()?.() }, secret('s'), true)
  fill()
  expect(screen.queryByRole('checkbox')).toBeNull()
  press('绑定并登录')
  await waitFor(() => expect(descriptionOf('我已阅读并同意')).toBe('请先阅读并同意最新的三份文件'))
  expect(document.activeElement).toBe(screen.getByRole('checkbox'))
  agree()
  press('绑定并登录')
  await waitFor(() => expect(onBound).toHaveBeenCalledOnce())
  expect(sentTo(messagingLogin.bind.path).map(({ fields }) => fields['consent'])).toEqual([
    '',
    currentConsent.join(','),
  ])
})

test.each([
  ['codeExpired', '验证码', '验证码已失效，请重新获取'],
  ['notTeacher', '账号的手机号', '请登录教师账号'],
] as const)('the refusal %s stands at %s', async (id, name, message) => {
  open({ [messagingLogin.bind.path]: () => refused(id) })
  fill()
  agree()
  press('绑定并登录')
  await waitFor(() => expect(descriptionOf(name)).toContain(message))
  expect(document.activeElement).toBe(field(name))
})

test.each([
  ['another person is bound', () => refused('alreadyBound'), '这个账号已绑定另一个微信'],
  ['no answer', lost, '服务器错误填写的内容都还在，请再试一次。'],
])('%s is told as a whole', async (_name, answer, message) => {
  open({ [messagingLogin.bind.path]: answer })
  fill()
  agree()
  press('绑定并登录')
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(field('账号的手机号').value).toBe('13800000001')
})

test('five devices: either one leaves and this browser gets in, or nothing happens', async () => {
  const device = {
    deviceId: 3,
    browser: 'Chrome 147',
    system: 'Windows',
    address: '10.0.0.8',
    way: 'qr',
    isThis: false,
  }
  const at = '2026-11-20T01:00:00.000Z'
  const tooMany = { token: secret('t'), devices: [{ ...device, signedInAt: at, seenAt: at }] }
  const { sentTo, onBound } = open({
    [messagingLogin.bind.path]: () => refused('tooManyDevices', tooMany),
    [signOn.releaseDevice.path]: () => ({ uid: 1 }),
  })
  fill()
  agree()
  press('绑定并登录')
  await screen.findByRole('dialog', { name: '登录设备过多' })
  press('取消')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(field('验证码').value).toBe('402716')
  press('绑定并登录')
  await screen.findByRole('dialog', { name: '登录设备过多' })
  press('退出最久没用的一台')
  await waitFor(() => expect(onBound).toHaveBeenCalledOnce())
  expect(sentTo(signOn.releaseDevice.path).map(({ fields }) => fields)).toEqual([{ token: secret('t'), deviceId: '3' }])
})

test.each([
  ['a state that is used up', secret('s')],
  ['no state, after a reload', null],
])('with %s only a new start helps', async (_name, state) => {
  open({ [messagingLogin.bind.path]: () => refused('stateInvalid') }, state)
  if (state !== null) {
    fill()
    agree()
    press('绑定并登录')
  }
  expect((await screen.findByRole('heading', { name: '微信登录已失效' })).parentElement?.textContent).toBe(
    '返回登录微信登录已失效请回登录页，点“微信登录”重新开始。回登录页',
  )
  expect(screen.getByRole('link', { name: '回登录页' }).getAttribute('href')).toBe('#/login')
})
