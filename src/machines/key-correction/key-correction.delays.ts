/** Milliseconds between two looks at a re-marking that is under way. */
export const untilNextLook = 1000
