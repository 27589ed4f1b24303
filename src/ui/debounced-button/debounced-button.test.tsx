// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { DebouncedButton } from './debounced-button.tsx'

test('clicks within half a second of the last one do nothing, the first of a burst acts immediately', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let done = 0
  renderUi(<DebouncedButton onClick={() => (done += 1)}>提醒</DebouncedButton>)
  const clickAfter = (milliseconds: number): number => {
    vi.advanceTimersByTime(milliseconds)
    fireEvent.click(screen.getByRole('button', { name: '提醒' }))
    return done
  }
  expect([clickAfter(0), clickAfter(0), clickAfter(499), clickAfter(499), clickAfter(500), clickAfter(1)]).toEqual([
    1, 1, 1, 1, 2, 2,
  ])
})
