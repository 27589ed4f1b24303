const second = 1000

/** Milliseconds before a mark without an answer is sent again; the last one from then on. */
const retryDelays = [2 * second, 4 * second, 8 * second, 15 * second] as const

export const retryDelay = (attempts: number): number =>
  retryDelays[Math.min(Math.max(attempts, 1), retryDelays.length) - 1] ?? 15 * second
