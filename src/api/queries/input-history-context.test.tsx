// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createInputHistory } from '#api/ports/input-history.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { InputHistoryProvider, useInputHistory } from './input-history-context.tsx'

afterEach(cleanup)

function Entries({ box }: { readonly box: string }) {
  return <output aria-label={box}>{useInputHistory(box).entries.join('，')}</output>
}

const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('every box shows its own history, and follows what changes it', () => {
  const history = createInputHistory({ storage: memoryStorage(), uid: () => 7 })
  history.remember('papers', '期末')
  render(
    <InputHistoryProvider value={history}>
      <Entries box="assignments" />
      <Entries box="papers" />
    </InputHistoryProvider>,
  )
  expect(shown()).toEqual(['', '期末'])
  act(() => history.remember('assignments', '写作'))
  expect(shown()).toEqual(['写作', '期末'])
})

test('where no page provides a history there is none', () => {
  render(<Entries box="assignments" />)
  expect(shown()).toEqual([''])
})
