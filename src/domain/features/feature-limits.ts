/** A feature that ends within this many days is flagged; a school grants one for at most this many years. */
export const featureLimits = { endsSoonDays: 14, longestYears: 5 } as const

/** The specification names no length for a teacher's single trial. */
export const trialLimits = { days: 30 } as const
