import { browserStorage } from './storage.ts'

/** The browser's local storage; looked up at each use, because a blocked one throws when it is touched. */
export const localTextStorage = browserStorage(() => localStorage)
