/** After so many milliseconds a test counts as hanging: the only figure of patience there is. */
export const hangLimit = 50_000
