import type { Language } from '#domain/portal/language.ts'

const texts: Readonly<Record<Language, string>> = {
  'zh-CN': '网络连接失败，页面没有取全，请重试',
  en: 'No network: a part of the page is missing; try again',
}

/** Code that is fetched only when it is needed; where it cannot be had, rejects with what a person is told. */
export const fetchCode = <Code>(load: () => Promise<Code>, language: Language): Promise<Code> =>
  load().catch(() => {
    throw new Error(texts[language])
  })

/** Fetches code beside what will need it. Returns how to have it then, which tries again where it did not come. */
export function fetchBeside<Code>(load: () => Promise<Code>, language: Language): () => Promise<Code> {
  load().catch(() => {})
  return () => fetchCode(load, language)
}
