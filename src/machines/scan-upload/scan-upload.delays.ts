/** Milliseconds until a failed upload is retried. */
export const untilNextTry = 4000
