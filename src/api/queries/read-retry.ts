import { TransportError } from '#api/client/failures.ts'
import type { ReadBudget } from '#api/client/read-budget.ts'
import { readRetry } from '#domain/portal/constants.ts'

/** The parts of TanStack Query's options that retry a read. */
export interface ReadRetry {
  readonly retry: (failureCount: number, error: Error) => boolean
  /** Milliseconds. */
  readonly retryDelay: (failureCount: number, error: Error) => number
}

/** Only a missing response is worth retrying. `random` is from 0 to below 1. */
export const createReadRetry = (budget: ReadBudget, random: () => number = Math.random): ReadRetry => ({
  retry: (failureCount, error) =>
    error instanceof TransportError &&
    error.isPassing &&
    // The call itself has already waited.
    !error.isBusy &&
    failureCount < readRetry.tries - 1 &&
    wantedWait(error) <= readRetry.longestRetryAfter &&
    budget.takeRetry(),
  retryDelay: (_failureCount, error) => {
    const { shortestWait, longestWait } = readRetry
    const jitter = shortestWait + random() * (longestWait - shortestWait)
    return Math.max(jitter, error instanceof TransportError ? wantedWait(error) : 0)
  },
})

const wantedWait = ({ retryAfter }: TransportError): number => (retryAfter ?? 0) * 1000
