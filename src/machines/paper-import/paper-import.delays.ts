/** Milliseconds between two looks at a file that is being read. */
export const untilNextLook = 1000
