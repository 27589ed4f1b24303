// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { withdrawable } from '#tests/support/documents/withdrawable.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { NamePaperDialog } from './name-paper.dialog.tsx'

test('a title is there again after the session was lost, until the paper has it', () => {
  const onName = vi.fn()
  const { page, withdraw } = withdrawable(<NamePaperDialog paperId={7} onName={onName} onClose={() => {}} />)
  renderUi(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>)
  const title = () => screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(title(), { target: { value: '期中复习' } })
  withdraw()
  expect(title().value).toBe('期中复习')
  fireEvent.submit(title())
  withdraw()
  expect({ named: onName.mock.calls, left: title().value }).toEqual({ named: [['期中复习']], left: '' })
})
