import { useEffect, useEffectEvent } from 'react'

/** Runs it when the condition becomes true. */
export function useWhen(condition: boolean, act: () => void): void {
  const latest = useEffectEvent(act)
  useEffect(() => {
    if (condition) latest()
  }, [condition])
}
