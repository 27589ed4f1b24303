import { use, useEffect, useEffectEvent, useRef } from 'react'
import { LeavingContext, type LeavingGuard } from '#ui/navigation/leaving-guards.ts'

/**
 * Asks before any step that leaves the page: a link, Back and Forward, an address typed in. Returns a function
 * for leaving on purpose, which asks in any case.
 */
export function useLeavingGuard({ about, loses, ask }: LeavingGuard): (go: () => void) => void {
  const guards = use(LeavingContext)
  const own = useRef<LeavingGuard | null>(null)
  const isLost = useEffectEvent(loses)
  const onAsk = useEffectEvent(ask)
  useEffect(() => {
    const guard: LeavingGuard = { about, loses: () => isLost(), ask: (go) => onAsk(go) }
    own.current = guard
    return guards.hold(guard)
  }, [guards, about])
  return (go) => guards.leave(go, own.current)
}
