// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useTyped } from './use-typed.ts'

const untyped = { realname: '', number: '' }

test('two fields changed before the next render both stay, also for whoever opens the form again, until dropped', () => {
  const queryClient = new QueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const open = () => renderHook(() => useTyped('student 3', untyped), { wrapper })
  const { result, unmount } = open()
  act(() => {
    result.current.change({ realname: '陈小雨' })
    result.current.change({ number: '12' })
  })
  expect(result.current.typed).toEqual({ realname: '陈小雨', number: '12' })
  unmount()
  const again = open()
  expect(again.result.current.typed).toEqual({ realname: '陈小雨', number: '12' })
  act(() => again.result.current.drop())
  expect([again, open()].map((one) => one.result.current.typed)).toEqual([untyped, untyped])
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})
