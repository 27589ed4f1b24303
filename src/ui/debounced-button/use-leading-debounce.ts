import { useRef } from 'react'

/**
 * Does it at the first call of a burst, at once; calls that come less than `wait` milliseconds after the one before, done
 * or not, do nothing.
 */
export function useLeadingDebounce<Values extends readonly unknown[]>(
  act: (...values: Values) => void,
  wait: number,
): (...values: Values) => void {
  const last = useRef(-Infinity)
  return (...values) => {
    const now = performance.now()
    const isFirst = now - last.current >= wait
    last.current = now
    if (isFirst) act(...values)
  }
}
