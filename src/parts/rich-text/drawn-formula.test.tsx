// @vitest-environment jsdom
import { act, fireEvent, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ErrorBoundary } from '#ui/error-boundary/error-boundary.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'

test('without the code that draws formulas the page stays, with their sources; it is requested again with the network', async () => {
  let isOnline = false
  onTestFinished(() => vi.doUnmock('./formula.tsx'))
  vi.doMock('./formula.tsx', () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: ({ tex }: { readonly tex: string }) => <b>{tex}</b> }
  })
  const { RichText } = await import('./rich-text.tsx')
  const { container } = renderUi(
    <ErrorBoundary renderBroken={() => 'broken'}>
      <RichText text="解方程 $x=1$" />
    </ErrorBoundary>,
  )
  await act(() => import('./formula.tsx').then(undefined, () => {}))
  expect(container.querySelector('p')?.textContent).toBe('解方程 x=1')
  isOnline = true
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(container.querySelector('b')?.textContent).toBe('x=1'))
})
