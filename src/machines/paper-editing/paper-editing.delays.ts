const second = 1000

/** Milliseconds: how long a teacher pauses before a save, and how long a save waits for a pause at most. */
export const saveSoon = 2 * second
export const saveAtLatest = 15 * second

/** Milliseconds after which a tab that was asked to let go is thought not to. */
export const takeLimit = 5 * second
