/** Milliseconds between polls of a re-marking in progress. */
export const untilNextLook = 1000
