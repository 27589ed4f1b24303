import { useEffect, useState } from 'react'
import type { NameReadings } from '#domain/roster/name-reading.ts'

/** How names are read, once it is needed; null until it is there. Without it names are found by their characters only. */
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
      // Asked for again with the next search.
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [isMissing])
  return readings?.of ?? null
}
