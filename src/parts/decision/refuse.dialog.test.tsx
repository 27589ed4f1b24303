// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withdrawable } from '#tests/support/documents/withdrawable.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { RefuseDialog } from './refuse.dialog.tsx'

test('the reason of a refusal is there again after the session was lost, for the same people until it is given up', () => {
  const dialogOf = (body: string) => (
    <RefuseDialog
      body={body}
      details={[]}
      hint=""
      longestReason={100}
      isBusy={false}
      onRefuse={() => Promise.resolve(null)}
      onClose={() => {}}
    />
  )
  const { page, withdraw } = withdrawable(
    <>
      {dialogOf('要拒绝周明远的申请吗？')}
      {dialogOf('要拒绝何清的申请吗？')}
    </>,
  )
  renderUi(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>)
  const reasons = () => screen.getAllByLabelText<HTMLTextAreaElement>('不通过的原因')
  const typed = () => reasons().map(({ value }) => value)
  fireEvent.change(reasons()[0] ?? document.body, { target: { value: '不是本校老师' } })
  withdraw()
  expect(typed()).toEqual(['不是本校老师', ''])
  fireEvent.click(screen.getAllByRole('button', { name: '取消' })[0] ?? document.body)
  withdraw()
  expect(typed()).toEqual(['', ''])
})
