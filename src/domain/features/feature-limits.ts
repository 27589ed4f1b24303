/** A function that ends within this many days says so; a school grants one for years at most. */
export const featureLimits = { endsSoonDays: 14, longestYears: 5 } as const

/** The specification names no length: the trial of a teacher, once. */
export const trialLimits = { days: 30 } as const
