/** Milliseconds after which a test counts as hanging: the only time limit there is. */
export const hangLimit = 50_000
