/** Milliseconds between polls of a list being written. */
export const untilNextLook = 1000
