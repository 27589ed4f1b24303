// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { MissingScreen } from './missing-screen.tsx'

test('a page whose code did not come says so, and is requested again once the network is back', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const onRetry = vi.fn<() => void>()
  renderUi(<MissingScreen onRetry={onRetry} />)
  expect(screen.getByRole('alert').textContent).toBe('加载失败这个页面没有取到，请检查网络后再试刷新试试')
  window.dispatchEvent(new Event('offline'))
  expect(onRetry.mock.calls).toEqual([])
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(onRetry.mock.calls).toEqual([[]])
})
