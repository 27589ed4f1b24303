import { qrLimits } from '#domain/portal/constants.ts'
import { Refusal } from '#server/core/refusal.ts'

/** More codes, and more addresses, than a service ever has at once; beyond it the oldest are forgotten. */
const capacity = 50_000

/** Who polls: the code, and the address. */
export interface Asker {
  readonly code: string
  readonly address: string
}

/** Rate limit for polls. Each process counts for itself; it protects the service and decides nothing. */
export interface PollPace {
  /** Throws a 429 for a poll that comes too early, and for an address that asks for too many unknown codes. */
  readonly admit: (asker: Asker, now: Date) => void
  /** The code is known to be the asker's: from now on its polls cost the address nothing. */
  readonly know: (asker: Asker, now: Date) => void
}

export function pollPace(): PollPace {
  const admitted = new Map<string, number>()
  const known = new Map<string, number>()
  const strangers = strangerBudget()
  return {
    admit: ({ code, address }, now) => {
      const time = now.getTime()
      const waits = (admitted.get(code) ?? -Infinity) + qrLimits.pollAtLeast - time
      if (waits > 0) throw tooEarly(waits)
      if (!known.has(code)) strangers(address, time)
      moveToEnd(admitted, code, time, qrLimits.pollAtLeast)
    },
    know: ({ code }, now) => moveToEnd(known, code, now.getTime(), qrLimits.life),
  }
}

/**
 * What an address may ask for without being known: an initial budget, refilled at a rate per second. A school's
 * computers are unknown only for their first poll of a code.
 */
function strangerBudget(): (address: string, time: number) => void {
  const { atOnce, perSecond } = qrLimits.strangers
  const full = (atOnce / perSecond) * 1_000
  /** When the budget of an address will be full again. */
  const fullAt = new Map<string, number>()
  return (address, time) => {
    const next = Math.max(fullAt.get(address) ?? -Infinity, time) + 1_000 / perSecond
    if (next - time > full) throw tooEarly(next - time - full)
    fullAt.delete(address)
    fullAt.set(address, next)
    for (const [oldest, whole] of fullAt) {
      if (whole > time && fullAt.size <= capacity) return
      fullAt.delete(oldest)
    }
  }
}

/** Reinserts the key, so that the map stays in the order of time and entries older than `life` come first. */
function moveToEnd(map: Map<string, number>, key: string, time: number, life: number): void {
  map.delete(key)
  map.set(key, time)
  for (const [oldest, since] of map) {
    if (time - since < life && map.size <= capacity) return
    map.delete(oldest)
  }
}

const tooEarly = (milliseconds: number): Refusal =>
  new Refusal(429, '查询过于频繁，请稍后再试', 'Asked too often; try again later', Math.ceil(milliseconds / 1_000))
