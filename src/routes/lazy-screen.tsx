import type { ComponentType } from 'react'
import { fetchScreen } from '#api/ports/fetch-screen.ts'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { type LazyPart, lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import type { MissingPartProps } from '#ui/lazy-part/missing-part.tsx'
import { portalStatesTexts } from './portal-states.texts.ts'

/**
 * A screen whose code is loaded when its route is opened; the router waits for it. If that fails, `fetchScreen` decides
 * about retries, and the page shown instead lets the person try again.
 */
export const lazyScreen = (load: () => Promise<ComponentType<object>>): LazyPart<object> =>
  lazyPart(() => fetchScreen(load), MissingScreen)

function MissingScreen({ onRetry }: MissingPartProps) {
  const texts = useTexts(portalStatesTexts)
  return <FailedState why={texts.missing} onRetry={onRetry} />
}
