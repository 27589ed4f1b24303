/** The service's time, which tests move and stop. */
export interface MovableClock {
  readonly now: () => Date
  /** By so many milliseconds; answers by how many in all. */
  readonly move: (milliseconds: number) => number
  /** From now on only `move` moves it. */
  readonly stop: () => void
  /** Catches up with the time that passed since it was stopped, and goes on. */
  readonly resume: () => void
}

export function createClock(): MovableClock {
  let offset = 0
  let stoppedAt: number | null = null
  return {
    now: () => new Date((stoppedAt ?? Date.now()) + offset),
    move: (milliseconds) => (offset += milliseconds),
    stop: () => {
      stoppedAt ??= Date.now()
    },
    resume: () => {
      stoppedAt = null
    },
  }
}
