import { useEffect, useState } from 'react'
import { useServices } from '../services-context.tsx'

const second = 1000

/** Milliseconds until an instant (ISO 8601) by the service's clock, looked at once a second; never under 0. */
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
