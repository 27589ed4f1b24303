import type { TextStorage } from './storage.ts'

/** Lives as long as the page; `full` refuses writes. */
export function memoryStorage(full = false): TextStorage {
  const texts = new Map<string, string>()
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => !full && texts.set(key, text) === texts,
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  }
}
