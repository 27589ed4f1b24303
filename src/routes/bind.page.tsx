import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { hasEntered, keepEntered } from '#api/ports/accepted-guide.ts'
import { localTextStorage, sessionTextStorage } from '#api/ports/local-storage.ts'
import { takeWayBack } from '#api/ports/saved-address.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { BindAccountScreen } from '#features/account/bind/bind-account.screen.tsx'
import { bindState } from './bind-state.ts'

export function BindPage() {
  const navigate = useNavigate()
  const [state] = useState(bindState.get)
  const [isKnown] = useState(() => hasEntered(localTextStorage))
  const enter = () => {
    bindState.set(null)
    keepEntered(localTextStorage)
    void navigate({ href: takeWayBack(sessionTextStorage) ?? publicPaths.home, replace: true })
  }
  return <BindAccountScreen state={state} isKnown={isKnown} onBound={enter} />
}
