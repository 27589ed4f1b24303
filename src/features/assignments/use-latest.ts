import { useState } from 'react'

/** The last value that was defined, so that a list stays in view while its filtered successor is loading. */
export function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
