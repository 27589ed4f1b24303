/** Text by key, stored by the browser; blocked or full storage behaves as if it were empty, and reports it. */
export interface TextStorage {
  readonly read: (key: string) => string | null
  /** False if the text could not be stored. */
  readonly write: (key: string, text: string) => boolean
  readonly remove: (key: string) => void
  readonly keys: () => readonly string[]
}

/**
 * A browser storage that never throws, unlike Safari's, or any with cookies blocked, on mere access. Ignores keys that
 * `isKnown` rejects.
 */
export function browserStorage(open: () => Storage, isKnown: (key: string) => boolean): TextStorage {
  const attempt = <Result>(use: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return use(open())
    } catch {
      return otherwise
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, text) =>
      isKnown(key) &&
      attempt((storage) => {
        storage.setItem(key, text)
        return true
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  }
}
