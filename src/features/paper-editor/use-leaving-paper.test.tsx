// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createStore } from '#api/ports/readable.ts'
import { createLeavingGuards, LeavingContext } from '#ui/navigation/leaving-guards.ts'
import { AddressProvider } from '#ui/testing/address-provider.tsx'
import { useLeavingPaper } from './use-leaving-paper.ts'
import type { PaperEditor } from './use-paper-editor.ts'

/** An editor in this state; `show` is its next one. */
function openEditor({ isUnsaved, isKept }: { readonly isUnsaved: boolean; readonly isKept: boolean }) {
  const guards = createLeavingGuards()
  const pushed: string[] = []
  const sent: string[] = []
  const address = createStore<Readonly<Record<string, string>>>({})
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LeavingContext value={guards}>
      <AddressProvider path="/" query={address} onPush={(path) => pushed.push(path)}>
        {children}
      </AddressProvider>
    </LeavingContext>
  )
  const editorIn = (phase: PaperEditor['phase'], paperId: number | null): PaperEditor => ({
    phase,
    context: { paperId, isKept } as PaperEditor['context'],
    facts: null,
    uid: 1,
    course: null,
    isWithdrawn: false,
    isMissing: false,
    handOn: () => {},
    elsewhere: { at: 'tab' },
    unsavedHere: 0,
    saved: 'saving',
    isUnsaved: isUnsaved && phase !== 'left',
    send: ({ type }) => void sent.push(type),
  })
  const { result, rerender } = renderHook(useLeavingPaper, { wrapper, initialProps: editorIn('editing', null) })
  return {
    guards,
    pushed,
    sent,
    leaving: () => result.current,
    show: (phase: PaperEditor['phase'], paperId: number | null = null) => rerender(editorIn(phase, paperId)),
  }
}

test('a step that would lose what the browser could not store waits: it is saved first, and taken then', () => {
  const { guards, sent, show } = openEditor({ isUnsaved: true, isKept: false })
  let isGone = false
  let isStopped = false
  act(() => {
    isStopped = guards.stop(() => (isGone = true))
  })
  expect({ isStopped, sent, isGone }).toEqual({ isStopped: true, sent: ['paper.leave'], isGone: false })
  show('left')
  expect(isGone).toBe(true)
})

test.each([
  { isUnsaved: true, isKept: true },
  { isUnsaved: false, isKept: false },
])('Back is free where nothing would be lost: %o', (state) => {
  const { guards, sent } = openEditor(state)
  expect({ isStopped: guards.stop(() => {}), sent }).toEqual({ isStopped: false, sent: [] })
})

test('the editor’s own links lead to the id that the last save gave the paper', () => {
  const { pushed, sent, leaving, show } = openEditor({ isUnsaved: true, isKept: true })
  act(() => leaving().leave((paperId) => `/print/${paperId}`))
  expect({ sent, pushed }).toEqual({ sent: ['paper.leave'], pushed: [] })
  show('left', 7)
  expect(pushed).toEqual(['/print/7'])
})
