/** Schools keep Beijing time, whatever the clock of the machine says. */
export const schoolOffsetMinutes = 480

/** The day at school as YYYY-MM-DD. */
export const schoolDay = (now: Date): string =>
  new Date(now.getTime() + schoolOffsetMinutes * 60_000).toISOString().slice(0, 10)
