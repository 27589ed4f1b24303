import { useRef } from 'react'

/**
 * Runs on the first call of a burst, immediately; calls less than `wait` milliseconds after the previous one, whether that
 * ran or not, do nothing.
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
