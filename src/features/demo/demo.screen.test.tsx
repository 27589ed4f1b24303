// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { demo } from '#api/contract/areas/demo.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { fakeAnswers, lost } from '#tests/support/fake-answers.ts'
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
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

async function openDemo(language: 'zh-CN' | 'en' = 'zh-CN') {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { call, sent } = fakeAnswers({ [demo.outbox.path]: () => (messages === null ? lost() : { messages }) })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  onTestFinished(() => queryClient.clear())
  renderUi(
    <LanguageProvider value={language} onChange={() => {}}>
      <QueryClientProvider client={queryClient}>
        <ClientProvider call={call}>
          <DemoScreen />
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
  expect(outbox().getByText('还没有消息')).toBeTruthy()
  expect(outbox().getByText(/用短信登录，验证码就会出现在这里/)).toBeTruthy()
})

test('a message appears within three seconds, newest first, with its code by itself', async () => {
  await openDemo()
  messages = [second, first]
  await pass(3000)
  await pass(1)
  expect(shown()).toEqual([`14:32:01${second.recipient}您好`, `14:31:52${first.recipient}${first.text}`])
  expect(outbox().getByText('048271').tagName).toBe('CODE')
  expect(outbox().getByText('2 条，新的在上面')).toBeTruthy()
})

test('nothing is asked for while nobody looks', async () => {
  const sent = await openDemo()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => visibility.mockRestore())
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')))
  await pass(10_000)
  expect(sent.length).toBe(1)
})

test('without an answer it says why, and asks again when told to', async () => {
  messages = null
  await openDemo()
  expect(outbox().getByRole('alert').textContent).toContain('服务器错误')
  messages = [first]
  fireEvent.click(outbox().getByRole('button', { name: '刷新试试' }))
  await pass(1)
  await pass(1)
  expect(shown()).toEqual([`14:31:52${first.recipient}${first.text}`])
})

test('a list that is there stays when one look fails', async () => {
  messages = [first]
  await openDemo()
  messages = null
  await pass(3000)
  await pass(1)
  expect(shown().length).toBe(1)
})

test('the page speaks English and leads to all pages of the demo', async () => {
  await openDemo('en')
  expect(screen.getByRole('region', { name: 'Text messages and e-mail' })).toBeTruthy()
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(targets).toEqual(['#/demo/widgets', '/phone/', '/student/', '#/login'])
})
