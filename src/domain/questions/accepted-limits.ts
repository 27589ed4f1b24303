/** How many answers a blank accepts, and how long each may be, in characters. */
export const acceptedLimits = { answers: 50, blank: 500, number: 200 } as const
