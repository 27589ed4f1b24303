import { resendDelays } from '../portal/constants.ts'

/** Milliseconds before something is sent again that got no answer `attempts` times. */
export const resendDelay = (attempts: number): number =>
  resendDelays[Math.min(Math.max(attempts, 1), resendDelays.length) - 1] ?? resendDelays[3]
