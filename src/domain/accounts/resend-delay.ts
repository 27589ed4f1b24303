import { resendDelays } from '../portal/constants.ts'

/** Milliseconds to wait before a resend, after `attempts` attempts without a response. */
export const resendDelay = (attempts: number): number =>
  resendDelays[Math.min(Math.max(attempts, 1), resendDelays.length) - 1] ?? resendDelays[3]
