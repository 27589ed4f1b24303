import { useEffect, useEffectEvent } from 'react'

/** While something would be lost, or if a function says so just then, the browser asks before the page closes. */
export function useConfirmClosing(loses: boolean | (() => boolean)): void {
  const isLost = useEffectEvent(() => (typeof loses === 'function' ? loses() : loses))
  const isPossible = loses !== false
  useEffect(() => {
    if (!isPossible) return
    const ask = (event: BeforeUnloadEvent) => {
      if (isLost()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isPossible])
}
