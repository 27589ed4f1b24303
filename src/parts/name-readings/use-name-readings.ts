import { useEffect, useState } from 'react'
import type { NameReadings } from '#domain/roster/name-reading.ts'

/** The readings of names, loaded on demand; null until then, and names are found by their characters only. */
export function useNameReadings(isNeeded: boolean): NameReadings | null {
  const [readings, setReadings] = useState<{ readonly of: NameReadings } | null>(null)
  const isMissing = isNeeded && readings === null
  useEffect(() => {
    if (!isMissing) return undefined
    let isShown = true
    import('./name-readings.ts').then(
      ({ nameReadings }) => {
        if (isShown) setReadings({ of: nameReadings })
      },
      // The next search tries again.
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [isMissing])
  return readings?.of ?? null
}
