import { browserStorage } from './storage.ts'
import { isSessionKey, isStorageKey } from './storage-keys.ts'

/** The browser's local storage; looked up at each use, because a blocked one throws when it is touched. */
export const localTextStorage = browserStorage(() => localStorage, isStorageKey)

/** What ends with the tab. */
export const sessionTextStorage = browserStorage(() => sessionStorage, isSessionKey)
