import { useEffect, useEffectEvent } from 'react'

/** Does it when the condition comes true. */
export function useWhen(condition: boolean, act: () => void): void {
  const latest = useEffectEvent(act)
  useEffect(() => {
    if (condition) latest()
  }, [condition])
}
