/** Milliseconds between polls of a re-marking. */
export const untilNextLook = 1000
