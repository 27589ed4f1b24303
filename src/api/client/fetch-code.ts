import type { Language } from '#domain/portal/language.ts'

const texts: Readonly<Record<Language, string>> = {
  'zh-CN': '网络连接失败，页面没有取全，请重试',
  en: 'You are offline and part of the page is missing. Try again',
}

/** Code loaded on demand; if that fails, rejects with a message for the person. */
export const fetchCode = <Code>(load: () => Promise<Code>, language: Language): Promise<Code> =>
  load().catch(() => {
    throw new Error(texts[language])
  })

/** Preloads code. Returns a function that resolves to it, retrying if it failed to load. */
export function fetchBeside<Code>(load: () => Promise<Code>, language: Language): () => Promise<Code> {
  load().catch(() => {})
  return () => fetchCode(load, language)
}
