import { useEffect, useEffectEvent } from 'react'
import { browserNetwork } from '#api/ports/network.ts'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { MissingPartProps } from '#ui/lazy-part/missing-part.tsx'
import { portalStatesTexts } from './portal-states.texts.ts'

/** Instead of a screen whose code did not come: it is requested again once the network is back, or by the person. */
export function MissingScreen({ onRetry }: MissingPartProps) {
  const texts = useTexts(portalStatesTexts)
  const retry = useEffectEvent(onRetry)
  useEffect(
    () =>
      browserNetwork.onChange(() => {
        if (browserNetwork.isOnline()) retry()
      }),
    [],
  )
  return <FailedState why={texts.missing} onRetry={onRetry} />
}
