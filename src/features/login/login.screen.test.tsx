// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { TransportError } from '#api/client/failures.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { currentConsent } from '#domain/accounts/consent.ts'
import { noArrival } from '#domain/accounts/login-arrival.ts'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { descriptionOf, textsOf } from '#tests/support/documents/page-texts.ts'
import { LoginScreen } from './login.screen.tsx'
import {
  click,
  field,
  give,
  loadLazyParts,
  openLogin,
  pass,
  pressEnter,
  refuse,
  solveCaptcha,
  type,
} from './testing/open-login.tsx'

beforeAll(loadLazyParts)

const account = () => field('账号')
const password = () => screen.getByLabelText<HTMLInputElement>('密码')
const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: '我已阅读并同意' })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: '登录' })
const signedIn = give({ uid: 7 })

function fillFields() {
  type(account(), ' 13800000001 ')
  type(password(), 'Podium@2026')
}

function fill() {
  fillFields()
  fireEvent.click(consent())
}

const wrongPassword = (errorCount: number) => refuse('wrongPassword', '登录名或密码错误', { errorCount })

test('the button is enabled with account, password and consent, and sends token, digest and consent', async () => {
  const { inputsOf, onSignedIn } = await openLogin({ answers: [[signOn.passwordLogin, signedIn]] })
  expect(button().disabled).toBe(true)
  type(account(), ' 13800000001 ')
  type(password(), 'Podium@2026')
  expect(button().disabled).toBe(true)
  fireEvent.click(consent())
  expect(button().disabled).toBe(false)
  fireEvent.click(button())
  expect(screen.getByRole('button', { name: '登录中…' }).getAttribute('aria-busy')).toBe('true')
  await pass(10)
  expect(onSignedIn).toHaveBeenCalledOnce()
  expect(inputsOf(verification.clientToken)).toEqual([{}])
  expect(inputsOf(signOn.passwordLogin)).toEqual([
    {
      username: '13800000001',
      password: passwordDigest('Podium@2026'),
      token: 'client',
      signInAs: 101,
      consent: [...currentConsent],
    },
  ])
})

test('Enter submits a complete form, once', async () => {
  const { inputsOf, onSignedIn } = await openLogin({ answers: [[signOn.passwordLogin, signedIn]] })
  fill()
  fireEvent.keyDown(password(), { key: 'Enter' })
  await pressEnter(password())
  expect(onSignedIn).toHaveBeenCalledOnce()
  expect(inputsOf(signOn.passwordLogin).length).toBe(1)
})

test('Enter in an incomplete form sends nothing and moves to the first missing field', async () => {
  const { inputsOf } = await openLogin()
  await pressEnter(account())
  expect(descriptionOf(account())).toBe('用户密码不能为空')
  type(account(), 'a')
  expect(screen.queryByText('用户密码不能为空')).toBeNull()
  type(account(), ' ')
  type(password(), 'x')
  await pressEnter(password())
  expect({ description: descriptionOf(account()), focused: document.activeElement }).toEqual({
    description: '用户密码不能为空',
    focused: account(),
  })
  type(account(), 'a')
  type(password(), '')
  await pressEnter(account())
  expect({ description: descriptionOf(password()), focused: document.activeElement }).toEqual({
    description: '用户密码不能为空',
    focused: password(),
  })
  type(password(), 'x')
  await pressEnter(password())
  expect({ description: descriptionOf(consent()), focused: document.activeElement }).toEqual({
    description: '请先阅读并同意以上三份文件',
    focused: consent(),
  })
  expect(inputsOf(verification.clientToken)).toEqual([])
})

test.each([
  [3, '登录名或密码错误', '下次登录前要先完成拼图。'],
  [4, '登录名或密码错误再超过6次账号会被锁定', '可先找回密码，或改用短信登录。'],
  [9, '登录名或密码错误再超过1次账号会被锁定', '可先找回密码，或改用短信登录。'],
])('after %i wrong passwords it says %j and %j at the password', async (errorCount, text, waysOut) => {
  await openLogin({ answers: [[signOn.passwordLogin, wrongPassword(errorCount)]] })
  fill()
  await click('button', '登录')
  expect(screen.getByRole('alert').textContent).toBe(text)
  expect({ invalid: password().getAttribute('aria-invalid'), description: descriptionOf(password()) }).toEqual({
    invalid: 'true',
    description: text + waysOut,
  })
})

test('the ways out of a locked account lead where they say', async () => {
  const locked = refuse('accountLocked', '账号已被锁定，可修改密码或明天再试！')
  await openLogin({ answers: [[signOn.passwordLogin, locked]] })
  fill()
  await click('button', '登录')
  expect(screen.getByRole('alert').textContent).toBe('账号已被锁定，可修改密码或明天再试！')
  expect(screen.getByRole('link', { name: '找回密码' }).getAttribute('href')).toBe('#/password?count=13800000001')
  await click('button', '短信登录')
  expect(screen.getByRole('tab', { name: '短信登录' }).getAttribute('aria-selected')).toBe('true')
  expect(field('手机号').value).toBe('')
})

test.each([
  ['a student', refuse('notTeacher', '请登录教师账号'), '请登录教师账号'],
  [
    'no network',
    () => {
      throw new TransportError('offline', 'zh-CN')
    },
    '网络连接失败',
  ],
])('%s is reported in the words of the response, and the form can be sent again', async (_name, answer, message) => {
  const { onSignedIn } = await openLogin({ answers: [[signOn.passwordLogin, answer, signedIn]] })
  fill()
  await click('button', '登录')
  expect(screen.getByRole('alert').textContent).toBe(message)
  await click('button', '登录')
  expect(onSignedIn).toHaveBeenCalledOnce()
})

test.each([
  [1, '再错2次，登录前要先完成拼图。'],
  [2, '再错1次，登录前要先完成拼图。'],
  [3, '下次登录前要先完成拼图。'],
  [4, '可先找回密码，或改用短信登录。'],
])('wrong password number %i says when the puzzle comes', async (errorCount, text) => {
  await openLogin({ answers: [[signOn.passwordLogin, wrongPassword(errorCount)]] })
  fill()
  await click('button', '登录')
  expect(screen.getByRole('alert').nextElementSibling?.textContent).toBe(text)
})

test('documents that changed meanwhile are reported, with a way to read them', async () => {
  const outdated = refuse('consentNeeded', '请先阅读并同意最新的三份文件')
  await openLogin({ answers: [[signOn.passwordLogin, outdated]] })
  fill()
  await click('button', '登录')
  expect(screen.getByRole('alert').textContent).toBe('请先阅读并同意最新的三份文件')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '刷新页面，阅读最新的文件' }).disabled).toBe(false)
})

test('a captcha is solved for the account, and the password sent again with its token', async () => {
  const needed = refuse('captchaNeeded', '请先完成滑块验证')
  const { inputsOf, onSignedIn } = await openLogin({
    answers: [
      [signOn.passwordLogin, needed, signedIn],
      [verification.solveCaptcha, give({ token: 'solved' })],
    ],
  })
  fill()
  await click('button', '登录')
  expect(textsOf('dialog').map((text) => text.slice(0, 8))).toEqual(['请完成滑块验证向'])
  await solveCaptcha(42)
  expect(inputsOf(verification.newCaptcha)).toEqual([{ purpose: 'password', subject: '13800000001' }])
  expect(inputsOf(verification.solveCaptcha)).toEqual([{ captchaId: 'p1', x: 42 }])
  expect(inputsOf(signOn.passwordLogin).map((input) => (input as { token: string }).token)).toEqual([
    'client',
    'solved',
  ])
  expect(onSignedIn).toHaveBeenCalledOnce()
})

test('closing a captcha leads back to the form as it was', async () => {
  await openLogin({ answers: [[signOn.passwordLogin, refuse('captchaNeeded', '请先完成滑块验证')]] })
  fill()
  await click('button', '登录')
  await click('button', '取消')
  expect({ dialog: screen.queryByRole('dialog'), account: account().value, password: password().value }).toEqual({
    dialog: null,
    account: ' 13800000001 ',
    password: 'Podium@2026',
  })
})

test('the password can be shown and hidden, and password managers recognise the fields', async () => {
  await openLogin()
  expect({ account: account().autocomplete, password: password().autocomplete }).toEqual({
    account: 'username',
    password: 'current-password',
  })
  expect(password().type).toBe('password')
  await click('button', '显示输入的内容')
  expect(password().type).toBe('text')
  await click('button', '隐藏输入的内容')
  expect(password().type).toBe('password')
})

test.each([
  ['隐私政策', '15 天内答复'],
  ['用户许可协议', '账号由学校开通'],
  ['儿童隐私政策', '不满 14 周岁'],
])('%s opens in a dialog and closes again', async (name, words) => {
  await openLogin()
  await click('button', name)
  const dialog = screen.getByRole('dialog', { name })
  expect(dialog.textContent).toContain(words)
  fireEvent.click(screen.getAllByRole('button', { name: '关闭' })[0] ?? dialog)
  await pass(300)
  expect({ dialog: screen.queryByRole('dialog'), checked: consent().checked }).toEqual({ dialog: null, checked: false })
})

test('links lead to registration and to password recovery with the account typed', async () => {
  await openLogin()
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect({ register: href('注册账号'), password: href('忘记密码') }).toEqual({
    register: '#/register',
    password: '#/password',
  })
  type(account(), ' 13800000001 ')
  expect(href('忘记密码')).toBe('#/password?count=13800000001')
})

test('an account in the address is filled in', async () => {
  await openLogin({ arrival: { ...noArrival, account: '13800000001' } })
  expect(account().value).toBe('13800000001')
})

test('without a network the page says so, until it is back', async () => {
  const { network } = await openLogin({ isOnline: false })
  expect(textsOf('alert')).toEqual(['网络连接失败，联网后才能登录'])
  network.set(true)
  await pass(10)
  expect(screen.queryByText('网络连接失败，联网后才能登录')).toBeNull()
})

test('input and consent are kept when the tab is changed', async () => {
  await openLogin()
  fill()
  await click('tab', '短信登录')
  expect({ account: screen.queryByRole('textbox', { name: '账号' }), checked: consent().checked }).toEqual({
    account: null,
    checked: true,
  })
  await click('tab', '账号登录')
  expect({ account: account().value, password: password().value }).toEqual({
    account: ' 13800000001 ',
    password: 'Podium@2026',
  })
})

test('the other language is one press away', () => {
  const onChange = vi.fn()
  renderUi(
    <LanguageProvider value="en" onChange={onChange}>
      <ClientProvider call={() => Promise.reject(new Error('nothing is sent'))}>
        <LoginScreen onSignedIn={() => {}} onGo={() => {}} />
      </ClientProvider>
    </LanguageProvider>,
  )
  expect(screen.getByRole('form').getAttribute('aria-label')).toBe('Sign in')
  fireEvent.click(screen.getByRole('button', { name: '中文' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('zh-CN')
})
