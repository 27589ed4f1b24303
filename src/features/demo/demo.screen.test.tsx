// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { demo } from '#api/contract/groups/demo.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { fakeAnswers, lost, refused } from '#tests/support/documents/fake-answers.ts'
import { hasEntered } from '#api/ports/accepted-guide.ts'
import { localTextStorage } from '#api/ports/local-storage.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { LazyDocument } from '#parts/consent/documents/lazy-document.ts'
import { DemoScreen } from './demo.screen.tsx'

const first = {
  recipient: '13800000001',
  text: '【讲台】您正在登录，验证码 048271，5 分钟内有效，请勿告诉他人。',
  sentAt: '2026-11-20T06:31:52Z',
}
const second = { recipient: '13800000002', text: '您好', sentAt: '2026-11-20T06:32:01Z' }

let messages: (typeof first)[] | null

beforeEach(() => {
  messages = []
  signIn = () => ({ uid: 1 })
  led = []
  localStorage.clear()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

const token = 't'.repeat(43)

/** The response to the sign-in, and where it led. */
let signIn: () => unknown
let led: string[]

async function openDemo(language: 'zh-CN' | 'en' = 'zh-CN') {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { call, sent } = fakeAnswers({
    [demo.outbox.path]: () => (messages === null ? lost() : { messages }),
    [verification.clientToken.path]: () => ({ token }),
    [signOn.passwordLogin.path]: () => signIn(),
    [demo.rehearseQr.path]: () => ({}),
  })
  const ports = {
    local: localTextStorage,
    reloadAt: (path: string) => void led.push(path),
    leaveFor: (address: string) => void led.push(address),
  }
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  onTestFinished(() => queryClient.clear())
  renderUi(
    <LanguageProvider value={language} onChange={() => {}}>
      <QueryClientProvider client={queryClient}>
        <ClientProvider call={call}>
          <DemoScreen ports={ports} />
        </ClientProvider>
      </QueryClientProvider>
    </LanguageProvider>,
  )
  await pass(1)
  return sent
}

const outbox = () => within(screen.getByRole('region', { name: '短信和邮件' }))
const shown = () =>
  outbox()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('an empty outbox says how a message gets there', async () => {
  await openDemo()
  expect(screen.getByRole('region', { name: '短信和邮件' }).textContent).toBe(
    '短信和邮件还没有消息演示不会真的发短信和邮件。在登录页用短信登录，验证码就会出现在这里。',
  )
})

test('a message appears within three seconds, newest first, with its code set apart', async () => {
  await openDemo()
  messages = [second, first]
  await pass(3000)
  await pass(1)
  expect(shown()).toEqual([`14:32:01${second.recipient}您好`, `14:31:52${first.recipient}${first.text}`])
  expect(outbox().getByText('048271').tagName).toBe('CODE')
  expect(outbox().getByRole('heading').parentElement?.textContent).toBe('短信和邮件2 条，新的在上面')
})

test('nothing is polled while the page is hidden', async () => {
  const sent = await openDemo()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => visibility.mockRestore())
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')))
  await pass(10_000)
  expect(sent.length).toBe(1)
})

test('without an answer it says why, and asks again on request', async () => {
  messages = null
  await openDemo()
  expect(outbox().getByRole('alert').textContent).toContain('服务器错误')
  messages = [first]
  fireEvent.click(outbox().getByRole('button', { name: '刷新试试' }))
  await pass(1)
  await pass(1)
  expect(shown()).toEqual([`14:31:52${first.recipient}${first.text}`])
})

test('a list already shown stays when one poll fails', async () => {
  messages = [first]
  await openDemo()
  messages = null
  await pass(3000)
  await pass(1)
  expect(shown().length).toBe(1)
})

test('the page speaks English and links to all pages of the demo', async () => {
  await openDemo('en')
  expect(screen.getByRole('region', { name: 'Text messages and email' }).textContent).toBe(
    'Text messages and emailNo messages yetThe demo sends no real messages. Sign in by SMS, and the code appears here.',
  )
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(targets).toEqual(['#/demo/widgets', '/phone/', '/student/', '#/login'])
})

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(1)
}

test('one click signs a teacher in through the form’s call, and opens the portal afresh', async () => {
  const sent = await openDemo()
  await press('以 13800000002 登录')
  expect(sent.slice(1).map(({ path }) => path)).toEqual([verification.clientToken.path, signOn.passwordLogin.path])
  expect(sent.at(-1)?.fields).toEqual({
    username: '13800000002',
    password: passwordDigest('Podium@2026'),
    token,
    signInAs: '101',
    consent: currentConsent.join(','),
  })
  expect({ led, hasEntered: hasEntered(localTextStorage) }).toEqual({ led: ['/'], hasEntered: true })
})

test('one click signs a student in and leads to the student page', async () => {
  const sent = await openDemo()
  await press('以 qm0702001 登录')
  expect(sent.at(-1)?.fields).toEqual({
    username: 'qm0702001',
    password: passwordDigest('Podium@2026'),
    token,
    signInAs: '102',
    consent: '',
  })
  expect({ led, hasEntered: hasEntered(localTextStorage) }).toEqual({ led: ['/student/'], hasEntered: false })
})

test('a refusal is reported, and the next click tries again', async () => {
  signIn = () => refused('wrongPassword', { errorCount: 1 })
  await openDemo()
  await press('以 13800000001 登录')
  expect(screen.getByRole('alert').textContent).toBe('这个账号的密码改过了，请到登录页用新密码登录')
  signIn = () => ({ uid: 1 })
  await press('以 13800000001 登录')
  expect({ alert: screen.queryByRole('alert'), led }).toEqual({ alert: null, led: ['/'] })
})

test('what a sign-in accepts can be read', async () => {
  await openDemo()
  await press('隐私政策')
  await act(() => LazyDocument.preload())
  expect(screen.getByRole('dialog').textContent).toContain('隐私')
})

test('how the next QR sign-in of this browser ends can be chosen', async () => {
  const sent = await openDemo()
  await press('下次这样：密码错过 8 次')
  expect(sent.slice(1).map(({ path, fields }) => ({ path, fields }))).toEqual([
    { path: demo.rehearseQr.path, fields: { ending: 'wrongPassword' } },
  ])
  const part = within(screen.getByRole('region', { name: '扫码登录的其他结果' }))
  expect(part.getByRole('status').textContent).toBe('已设好：下一次扫码的账号当作“密码错过 8 次”，请到登录页扫码')
})
