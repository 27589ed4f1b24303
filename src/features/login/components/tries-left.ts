import { accountLimits } from '#domain/portal/constants.ts'

/** How many more failures an account stands before it is locked; null while that is no matter (specification §8). */
export const failuresLeft = (errorCount: number): number | null =>
  errorCount > accountLimits.failuresBeforeWarning && errorCount < accountLimits.failuresBeforeLock
    ? accountLimits.failuresBeforeLock - errorCount
    : null

/** How many more failures come before the puzzle, 0 when it comes next; null once it has come. */
export const triesBeforePuzzle = (errorCount: number): number | null =>
  errorCount <= accountLimits.failuresBeforeCaptcha ? accountLimits.failuresBeforeCaptcha - errorCount : null
