// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { chosen, openMarking, ready, sheet } from './testing/open-marking.tsx'
import { now, worldOf } from './testing/marking-service.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  return () => vi.useRealTimers()
})

const saved = () => screen.findByText('已保存')

/** What the page says about unsaved drafts. */
const entered = () => screen.queryByText(/^还没保存/)?.textContent ?? null

test('scores and a comment typed and not saved survive a reload, marked as such, until they are saved', async () => {
  const world = worldOf()
  const before = openMarking({ world })
  await ready()
  expect(entered()).toBe(null)
  await before.keyboard('53c要点齐全{Escape}')
  expect(entered()).toBe('还没保存')
  before.unmount()
  const after = openMarking({ world, storage: before.storage })
  await ready()
  const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '评语' }).value
  expect({ sheet: sheet(), chosen: chosen(), comment: comment(), entered: entered() }).toEqual({
    sheet: '陈思远的作答',
    chosen: ['5', '3', null],
    comment: '要点齐全',
    entered: '还没保存',
  })
  await after.keyboard('3{Enter}')
  await saved()
  expect({ entered: entered(), kept: after.storage.read(storageKeys.marks(1, 5)) }).toEqual({
    entered: null,
    kept: null,
  })
  expect(after.saves().map(({ fields }) => ({ criteria: fields['criteria'], comment: fields['comment'] }))).toEqual([
    { criteria: '50,30,30', comment: '要点齐全' },
  ])
})

test('a comment that is cleared again leaves nothing behind', async () => {
  const { keyboard, storage } = openMarking()
  await ready()
  await keyboard('c好{Backspace}')
  expect({ entered: entered(), kept: storage.read(storageKeys.marks(1, 5)) }).toEqual({ entered: null, kept: null })
})

test('where the browser keeps nothing, what is typed says so', async () => {
  const { keyboard } = openMarking({ storage: memoryStorage(true) })
  await ready()
  await keyboard('5')
  expect(entered()).toBe('还没保存，也存不到本机')
})
