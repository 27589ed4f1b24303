import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { onTestFinished, vi } from 'vitest'
import { PodiumTheme } from '../theme/theme-provider.tsx'

class SilentResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Renders in the theme without transitions and portals, with what jsdom lacks, and cleans up after the test. */
export function renderUi(element: ReactElement) {
  vi.stubGlobal('ResizeObserver', SilentResizeObserver)
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  }))
  // A field that grows with its text measures again when fonts arrive.
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
  onTestFinished(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
  return render(<PodiumTheme env="test">{element}</PodiumTheme>)
}
