/** Milliseconds until a file that could not be sent is sent again. */
export const untilNextTry = 4000
