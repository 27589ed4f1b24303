/** An actor's failure in words. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
