// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { EmptyState, FailedState } from './empty-state.tsx'

test('pressing 刷新试试 many times in a row retries once', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const retry = vi.fn<() => void>()
  renderUi(<FailedState onRetry={retry} />)
  const press = () => fireEvent.click(screen.getByRole('button', { name: '刷新试试' }))
  press()
  press()
  vi.advanceTimersByTime(499)
  press()
  expect(retry.mock.calls).toEqual([[]])
  vi.advanceTimersByTime(500)
  press()
  expect(retry.mock.calls).toEqual([[], []])
})

test('an empty or failed state has a title one rank below the page’s own', () => {
  renderUi(
    <>
      <EmptyState title="没有消息" />
      <FailedState onRetry={() => {}} />
    </>,
  )
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '没有消息',
    '加载失败',
  ])
})
