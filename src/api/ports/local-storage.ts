import { browserStorage } from './storage.ts'
import { isSessionKey, isStorageKey } from './storage-keys.ts'

/** The browser's local storage; looked up on each use, because a blocked one throws on access. */
export const localTextStorage = browserStorage(() => localStorage, isStorageKey)

/** The storage that ends with the tab. */
export const sessionTextStorage = browserStorage(() => sessionStorage, isSessionKey)
