import type { Language } from '#domain/portal/language.ts'
import { createStore, type Store } from './readable.ts'
import { storageKeys } from './storage-keys.ts'
import type { TextStorage } from './storage.ts'

/** The language chosen in this browser; Chinese until somebody chooses another. */
export const keptLanguage = (storage: TextStorage): Language =>
  storage.read(storageKeys.language) === 'en' ? 'en' : 'zh-CN'

/** The page's language, which the browser keeps. */
export function createLanguage(storage: TextStorage): Store<Language> {
  const language = createStore(keptLanguage(storage))
  language.subscribe(() => storage.write(storageKeys.language, language.get()))
  return language
}
