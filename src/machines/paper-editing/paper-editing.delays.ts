import { second } from '#domain/time/units.ts'

/** Milliseconds: the pause in typing that triggers a save, and the longest a save waits for such a pause. */
export const saveSoon = 2 * second
export const saveAtLatest = 15 * second

/** Milliseconds after which a tab asked to give up its turn is assumed not to. */
export const takeLimit = 5 * second
