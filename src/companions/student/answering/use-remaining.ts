import { useEffect, useState } from 'react'
import { useServices } from '../services-context.tsx'
import { second } from '#domain/time/units.ts'

/** Milliseconds until an instant (ISO 8601) of the service's clock, updated once a second; never below 0. */
export function useRemaining(deadline: string): number {
  const { clock } = useServices()
  const end = Date.parse(deadline)
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const look = setInterval(() => setNow(clock.now()), second)
    return () => clearInterval(look)
  }, [clock])
  return Math.max(0, end - now)
}
