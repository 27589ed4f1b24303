import type { ServiceClock } from '#machines/answer-sheet/answer-sheet.types.ts'

export interface SyncedClock extends ServiceClock {
  /**
   * Sets the clock by an answer of the service. `serviceTime` as the service wrote it (ISO 8601), `sentAt` the monotonic
   * time (milliseconds) at which the call left; half of the way there and back is the way back.
   */
  readonly sync: (serviceTime: string, sentAt: number) => void
  /** Monotonic milliseconds, for `sentAt`. */
  readonly elapsed: () => number
}

/**
 * The service's time, carried on by a clock that nobody can set. Before the first answer it starts from the device's
 * time, which is good enough to write 今天 beside a date, and for nothing else.
 */
export function createServiceClock(elapsed = () => performance.now(), deviceNow = () => Date.now()): SyncedClock {
  let offset = deviceNow() - elapsed()
  return {
    now: () => offset + elapsed(),
    elapsed,
    sync: (serviceTime, sentAt) => {
      const received = elapsed()
      offset = Date.parse(serviceTime) + (received - sentAt) / 2 - received
    },
  }
}
