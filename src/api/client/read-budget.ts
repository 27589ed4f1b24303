import { readRetry } from '#domain/portal/constants.ts'

/** Keeps a page from hammering a service in trouble; shared by all calls of a page. */
export interface ReadBudget {
  /** Whether a read may be sent: not for a while after several consecutive failures. */
  readonly mayRead: () => boolean
  readonly noteRequest: () => void
  readonly noteAnswer: () => void
  /** `retryAfter` in seconds, if the service asked for it. */
  readonly noteFailure: (retryAfter: number | null) => void
  /** Whether one more retry is within the budget; consumes it. */
  readonly takeRetry: () => boolean
}

/** `now` in milliseconds of any monotonic clock. */
export function createReadBudget(now: () => number): ReadBudget {
  const { budgetShare, reserve, failuresBeforeOpen, openFor } = readRetry
  let retries: number = reserve
  let failures = 0
  let openUntil = Number.NEGATIVE_INFINITY
  return {
    mayRead: () => now() >= openUntil,
    noteRequest: () => {
      retries = Math.min(reserve, retries + budgetShare)
    },
    noteAnswer: () => {
      failures = 0
    },
    noteFailure: (retryAfter) => {
      failures += 1
      if (failures >= failuresBeforeOpen) openUntil = now() + Math.max(openFor, (retryAfter ?? 0) * 1000)
    },
    takeRetry: () => {
      if (retries < 1 || failures >= failuresBeforeOpen) return false
      retries -= 1
      return true
    },
  }
}
