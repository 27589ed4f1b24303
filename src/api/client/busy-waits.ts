import { busyRetry } from '#domain/portal/constants.ts'
import { TransportError } from './failures.ts'
import type { Asked } from './request.ts'

/** How a call waits for a busy service; milliseconds. */
export interface Patience {
  readonly now: () => number
  /** Resolves after that time, or as soon as the signal is aborted. */
  readonly pause: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>
  /** From 0 to below 1. */
  readonly random: () => number
}

export const defaultPatience: Patience = { now: () => performance.now(), pause: pauseFor, random: () => Math.random() }

/**
 * Repeats an attempt while the service is too busy and says when to come back: later each time, and not all pages at
 * once. Only for what can be repeated: reads, and writes with a key.
 */
export async function whileBusy<Result>(
  { endpoint, idempotencyKey, signal }: Asked,
  { now, pause, random }: Patience,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const isRepeatable = endpoint.effect === 'read' || idempotencyKey !== null
  const begin = now()
  for (let refusals = 1; ; refusals += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!isRepeatable || !(error instanceof TransportError) || !error.isBusy) throw error
      const wait = waitAfter(refusals, error.retryAfter ?? 0, random())
      if (wait === null || now() - begin + wait > busyRetry.within) throw error
      await pause(wait, signal)
    }
  }
}

/**
 * Milliseconds to wait after this many refusals, the last of which asked for these seconds: a random time beyond them,
 * from a range that doubles each time. Null to give up.
 */
export function waitAfter(refusals: number, retryAfter: number, random: number): number | null {
  if (refusals >= busyRetry.tries) return null
  const asked = retryAfter * 1_000
  return asked + random * Math.min(asked * 2 ** refusals, busyRetry.longestWait)
}

function pauseFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal?.addEventListener('abort', end)
  })
}
