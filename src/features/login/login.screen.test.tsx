// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Call } from '#api/client/client.ts'
import { CallError, TransportError } from '#api/client/failures.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { LoginScreen } from './login.screen.tsx'

// Loaded beforehand, so that no test waits for the lazy chunk.
beforeAll(() => import('./consent/consent.dialog.tsx'))

/** The screen over a service that gives these answers in turn. */
function renderLogin(...answers: readonly (() => Promise<unknown>)[]) {
  const sent: unknown[] = []
  const call = ((_endpoint: unknown, input: unknown) => {
    sent.push(input)
    return answers[sent.length - 1]?.() ?? Promise.reject(new Error('no answer left'))
  }) as Call
  const onSignedIn = vi.fn()
  renderUi(
    <ClientProvider call={call}>
      <LoginScreen onSignedIn={onSignedIn} />
    </ClientProvider>,
  )
  return { sent, onSignedIn }
}

const account = () => screen.getByLabelText<HTMLInputElement>('账号')
const password = () => screen.getByLabelText<HTMLInputElement>('密码')
const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: '我已阅读并同意' })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: '登录' })
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } })
const pressEnter = (field: HTMLInputElement) => fireEvent.keyDown(field, { key: 'Enter' })

function fill() {
  type(account(), ' 13800000001 ')
  type(password(), 'Podium@2026')
  fireEvent.click(consent())
}

const refusal = (id: string, code: number, message: string, data: unknown) => () =>
  Promise.reject(new CallError(id, code, message, data))

const wrongPassword = (errorCount: number) => refusal('wrongPassword', -27, '登录名或密码错误', { errorCount })

test('the button is ready once account, password and consent are there, and sends the digest', async () => {
  const { sent, onSignedIn } = renderLogin(async () => ({ uid: 7 }))
  expect(button().disabled).toBe(true)
  type(account(), ' 13800000001 ')
  type(password(), 'Podium@2026')
  expect(button().disabled).toBe(true)
  fireEvent.click(consent())
  expect(button().disabled).toBe(false)
  fireEvent.click(button())
  expect(screen.getByRole('button', { name: '登录中…' }).getAttribute('aria-busy')).toBe('true')
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(sent).toEqual([{ username: '13800000001', password: passwordDigest('Podium@2026'), utype: 101 }])
})

test('Enter submits a complete form, once', async () => {
  const { sent, onSignedIn } = renderLogin(async () => ({ uid: 7 }))
  fill()
  pressEnter(password())
  pressEnter(password())
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(sent.length).toBe(1)
})

test('Enter in an incomplete form sends nothing and leads to the first thing that is missing', () => {
  const { sent } = renderLogin()
  pressEnter(account())
  expect(descriptionOf(account())).toBe('用户密码不能为空')
  type(account(), 'a')
  expect(screen.queryByText('用户密码不能为空')).toBeNull()
  type(account(), ' ')
  type(password(), 'x')
  pressEnter(password())
  expect([descriptionOf(account()), document.activeElement]).toEqual(['用户密码不能为空', account()])
  type(account(), 'a')
  type(password(), '')
  pressEnter(account())
  expect([descriptionOf(password()), document.activeElement]).toEqual(['用户密码不能为空', password()])
  type(password(), 'x')
  pressEnter(password())
  expect([descriptionOf(consent()), document.activeElement]).toEqual(['请先阅读并同意以上三份文件', consent()])
  expect(sent).toEqual([])
})

test.each([
  [3, '登录名或密码错误'],
  [4, '登录名或密码错误再超过6次账号会被锁定'],
  [9, '登录名或密码错误再超过1次账号会被锁定'],
])('after %i wrong passwords it says %j at the password', async (errorCount, text) => {
  renderLogin(wrongPassword(errorCount))
  fill()
  fireEvent.click(button())
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  expect([password().getAttribute('aria-invalid'), descriptionOf(password())]).toEqual(['true', text])
})

test.each([
  ['a locked account', refusal('accountLocked', -29, '账号已被锁定，可修改密码或明天再试！', { errorCount: 10 })],
  ['a student', refusal('notTeacher', -2, '请登录教师账号', {})],
  ['no network', () => Promise.reject(new TransportError('offline', 'zh-CN'))],
])('%s is told in the words of the answer, and the form can be sent again', async (_name, answer) => {
  const message = await answer().catch((error: Error) => error.message)
  const { onSignedIn } = renderLogin(answer, async () => ({ uid: 7 }))
  fill()
  fireEvent.click(button())
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  fireEvent.click(button())
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
})

test('the password can be shown and hidden', () => {
  renderLogin()
  expect(password().type).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: '显示输入的内容' }))
  expect(password().type).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: '隐藏输入的内容' }))
  expect(password().type).toBe('password')
})

test.each([
  ['隐私政策', '15 天内答复'],
  ['用户许可协议', '账号由学校开通'],
  ['儿童隐私政策', '不满 14 周岁'],
])('%s opens in a dialog and closes again', async (name, words) => {
  renderLogin()
  fireEvent.click(screen.getByRole('button', { name }))
  const dialog = await screen.findByRole('dialog', { name })
  expect(dialog.textContent).toContain(words)
  fireEvent.click(screen.getAllByRole('button', { name: '关闭' })[0] ?? dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(consent().checked).toBe(false)
})

test('the other language is one press away', () => {
  const onChange = vi.fn()
  renderUi(
    <LanguageProvider value="en" onChange={onChange}>
      <ClientProvider call={() => Promise.reject(new Error('nothing is sent'))}>
        <LoginScreen onSignedIn={() => {}} />
      </ClientProvider>
    </LanguageProvider>,
  )
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '中文' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('zh-CN')
})

/** What a screen reader says about a field beside its name. */
const descriptionOf = (field: HTMLElement): string | undefined =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
