import type { TextStorage } from './storage.ts'

/** Keeps as long as the page lives; `full` refuses writes. */
export function memoryStorage(full = false): TextStorage {
  const texts = new Map<string, string>()
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => !full && texts.set(key, text) === texts,
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  }
}
