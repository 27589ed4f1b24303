import { useEffect, useRef, useState } from 'react'

/**
 * Whole seconds left of `duration` milliseconds, counted from mounting and not while `isPaused`; calls `onEnd`
 * when they are over.
 */
export function useSecondsLeft(duration: number, isPaused: boolean, onEnd: () => void): number {
  const remaining = useRef(duration)
  const [left, setLeft] = useState(duration)
  useEffect(() => {
    if (isPaused) return undefined
    const end = Date.now() + remaining.current
    const second = setInterval(() => setLeft(end - Date.now()), 1000)
    const whole = setTimeout(onEnd, remaining.current)
    return () => {
      remaining.current = end - Date.now()
      clearInterval(second)
      clearTimeout(whole)
    }
  }, [isPaused, onEnd])
  return Math.max(1, Math.round(left / 1000))
}
