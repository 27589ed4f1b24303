/** Milliseconds between polls of a file being read. */
export const untilNextLook = 1000
