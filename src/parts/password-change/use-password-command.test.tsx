// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { fakeAnswers, lost } from '#tests/support/documents/fake-answers.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { usePasswordCommand } from './use-password-command.ts'

const digests = '#api/contract/password-digest.ts'

afterEach(() => vi.doUnmock(digests))

const draft = { current: 'Podium@2026', next: 'Zhang#2027', confirmation: 'Zhang#2027' }

/** Sends a new password for which no response arrives. */
async function complaint() {
  const { call, sent } = fakeAnswers({ [account.updatePassword.path]: lost })
  const cache = new QueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={cache}>
      <ClientProvider call={call}>{children}</ClientProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(() => usePasswordCommand(account.updatePassword, 'zh-CN'), { wrapper })
  return { complaint: await result.current.send(draft), calls: sent.length }
}

test('a new password whose response is lost may be in effect', async () => {
  expect(await complaint()).toEqual({ complaint: { field: 'form', text: '服务器错误', isUnanswered: true }, calls: 1 })
})

test('one that was never sent, because code of the page failed to load, is not', async () => {
  vi.doMock(digests, () => {
    throw new Error('no such file')
  })
  const text = '网络连接失败，页面没有取全，请重试'
  expect(await complaint()).toEqual({ complaint: { field: 'form', text, isUnanswered: false }, calls: 0 })
})
