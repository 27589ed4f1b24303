/** Text by key, kept by the browser; blocked or full storage behaves as if nothing were kept, and says so. */
export interface TextStorage {
  readonly read: (key: string) => string | null
  /** False when the text could not be kept. */
  readonly write: (key: string, text: string) => boolean
  readonly remove: (key: string) => void
  readonly keys: () => readonly string[]
}

/**
 * A browser storage that never throws, as Safari and blocked cookies do on mere access. Under a key that `isKnown` does not
 * know nothing is kept.
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
