import type { Language } from './texts.ts'

/** Names in a row, with the separator of the language. */
export const listOf = (language: Language, names: readonly string[]): string =>
  names.join(language === 'en' ? ', ' : '、')
