/** Milliseconds between two looks at a list that is being written. */
export const untilNextLook = 1000
