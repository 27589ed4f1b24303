import type { ServiceClock } from '#machines/answer-sheet/answer-sheet.types.ts'

export interface SyncedClock extends ServiceClock {
  /**
   * Sets the clock from a response. `serviceTime` is as the service wrote it (ISO 8601), `sentAt` the monotonic time
   * (milliseconds) of the request; half of the round trip is taken as the way back.
   */
  readonly sync: (serviceTime: string, sentAt: number) => void
  /** Monotonic milliseconds, for `sentAt`. */
  readonly elapsed: () => number
}

/**
 * The service's time, carried on by a monotonic clock. Before the first response it starts from the device's
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
