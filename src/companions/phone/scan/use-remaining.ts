import { useEffect, useState } from 'react'
import { useServices } from '../services-context.tsx'
import { second } from '#domain/time/units.ts'

/** Milliseconds until an instant of the page's clock, updated once a second; never below 0. */
export function useRemaining(endsAt: number): number {
  const { clock } = useServices()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const look = setInterval(() => setNow(clock.now()), second)
    return () => clearInterval(look)
  }, [clock])
  return Math.max(0, endsAt - now)
}
