// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createKeptWork } from '#api/ports/kept-work.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { KeptWorkProvider } from '#api/queries/kept-work-context.tsx'
import { useDraft } from './use-draft.ts'

const empty = { title: '', text: '', kind: 'problem' }

function openForms() {
  const work = createKeptWork({ storage: memoryStorage(), uid: () => 1, now: () => 0, newKey: () => 'key' })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <KeptWorkProvider value={work}>{children}</KeptWorkProvider>
  )
  return { work, open: () => renderHook(() => useDraft('form', empty), { wrapper }) }
}

test('typed text is restored when the form is reopened, until the draft is dropped', () => {
  const { open } = openForms()
  const first = open()
  act(() => first.result.current.change({ title: '停课' }))
  act(() => first.result.current.change({ text: '周三' }))
  first.unmount()
  const second = open()
  expect(second.result.current.fields).toEqual({ title: '停课', text: '周三', kind: 'problem' })
  act(() => second.result.current.drop())
  expect(second.result.current.fields).toEqual(empty)
  expect(open().result.current.fields).toEqual(empty)
})

test('two fields changed before the next render both stay', () => {
  const { open } = openForms()
  const { result } = open()
  act(() => {
    result.current.change({ title: '停课' })
    result.current.change({ text: '周三' })
  })
  expect(result.current.fields).toEqual({ title: '停课', text: '周三', kind: 'problem' })
  expect(open().result.current.fields).toEqual({ title: '停课', text: '周三', kind: 'problem' })
})

test.each([
  [
    { title: '停课', gone: 'x', text: 3 },
    { ...empty, title: '停课' },
  ],
  ['text', empty],
  [null, empty],
])('of the draft %j an earlier version left, what fits is there', (draft, fields) => {
  const { work, open } = openForms()
  work.keepDraft('form', draft)
  expect(open().result.current.fields).toEqual(fields)
})
