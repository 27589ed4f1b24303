import { accountLimits } from '../portal/constants.ts'

/** Failures left before the account is locked; null while that is not worth warning about (specification §8). */
export const failuresLeft = (errorCount: number): number | null =>
  errorCount > accountLimits.failuresBeforeWarning && errorCount < accountLimits.failuresBeforeLock
    ? accountLimits.failuresBeforeLock - errorCount
    : null

/** Failures left before the puzzle, 0 if it comes next; null once it has come. */
export const triesBeforePuzzle = (errorCount: number): number | null =>
  errorCount <= accountLimits.failuresBeforeCaptcha ? accountLimits.failuresBeforeCaptcha - errorCount : null
