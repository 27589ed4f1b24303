/** How the codes of a generator's questions begin, that of this question among them; null where none drew it. */
export const drawnPrefix = (code: string): string | null => /^ma-.+-(?=\d+$)/.exec(code)?.[0] ?? null
