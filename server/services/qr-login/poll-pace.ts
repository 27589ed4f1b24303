import { qrLimits } from '#domain/constants.ts'
import { Refusal } from '#server/core/refusal.ts'

/** More codes at once than a service has screens; beyond it the oldest is forgotten. */
const capacity = 50_000

/**
 * Keeps the polls of one asker apart: throws 429 for one that comes too early. Each process keeps its own account of it;
 * it protects the service and decides nothing.
 */
export function pollPace(): (asker: string, now: Date) => void {
  const admitted = new Map<string, number>()
  return (asker, now) => {
    const time = now.getTime()
    const waits = (admitted.get(asker) ?? -Infinity) + qrLimits.pollAtLeast - time
    if (waits > 0) throw tooEarly(waits)
    // Put anew, so that the map stays in the order of time.
    admitted.delete(asker)
    admitted.set(asker, time)
    forgetOld(admitted, time)
  }
}

function forgetOld(admitted: Map<string, number>, time: number): void {
  for (const [asker, since] of admitted) {
    if (time - since < qrLimits.pollAtLeast && admitted.size <= capacity) return
    admitted.delete(asker)
  }
}

const tooEarly = (milliseconds: number): Refusal =>
  new Refusal(429, '查询过于频繁，请稍后再试', 'Asked too often; try again later', Math.ceil(milliseconds / 1_000))
