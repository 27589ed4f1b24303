/** Time and recurring callbacks. */
export interface Clock {
  /** Milliseconds since 1970, by the device's clock. */
  readonly now: () => number
  /** Calls back every so many milliseconds; returns an unsubscribe function. */
  readonly every: (interval: number, act: () => void) => () => void
}

export const browserClock: Clock = {
  now: () => Date.now(),
  every: (interval, act) => {
    const timer = setInterval(act, interval)
    return () => clearInterval(timer)
  },
}

/** A clock for tests, moved only by `pass`. */
export function fakeClock(start = 0): Clock & { readonly pass: (milliseconds: number) => void } {
  const repeated = new Set<{ readonly interval: number; readonly act: () => void; due: number }>()
  let now = start
  return {
    now: () => now,
    every: (interval, act) => {
      const one = { interval, act, due: now + interval }
      repeated.add(one)
      return () => void repeated.delete(one)
    },
    pass: (milliseconds) => {
      now += milliseconds
      for (const one of repeated) {
        if (now < one.due) continue
        one.due = now + one.interval
        one.act()
      }
    },
  }
}
