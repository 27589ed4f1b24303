/** The common prefix of the codes from this question's generator; null if no generator drew it. */
export const drawnPrefix = (code: string): string | null => /^ma-.+-(?=\d+$)/.exec(code)?.[0] ?? null
