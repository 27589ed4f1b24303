/** The service's time, which tests can move and stop. */
export interface MovableClock {
  readonly now: () => Date
  /** Moves by this many milliseconds; returns the total offset. */
  readonly move: (milliseconds: number) => number
  /** From now on only `move` changes the time. */
  readonly stop: () => void
  /** Catches up with the time since it was stopped, and runs on. */
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
