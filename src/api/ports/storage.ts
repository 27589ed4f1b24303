/** Text by key, kept by the browser; blocked or full storage behaves as if nothing were kept, and says so. */
export interface TextStorage {
  readonly read: (key: string) => string | null
  /** False when the text could not be kept. */
  readonly write: (key: string, text: string) => boolean
  readonly remove: (key: string) => void
}

/** A browser storage behind a fence: Safari and blocked cookies throw on mere access. */
export function browserStorage(open: () => Storage): TextStorage {
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
      attempt((storage) => {
        storage.setItem(key, text)
        return true
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  }
}

/** Storage for tests; `full` refuses writes. */
export function memoryStorage(full = false): TextStorage {
  const texts = new Map<string, string>()
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => !full && texts.set(key, text) === texts,
    remove: (key) => void texts.delete(key),
  }
}
