/** Milliseconds between two looks at a re-marking. */
export const untilNextLook = 1000
