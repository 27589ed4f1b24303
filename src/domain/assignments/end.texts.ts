import type { Language } from '../portal/language.ts'

interface EndTexts {
  /** An early end, in a column of ends. */
  readonly early: (end: string) => string
  /** The same in a sentence. */
  readonly endedEarly: (end: string) => string
}

export const endTexts: Readonly<Record<Language, EndTexts>> = {
  'zh-CN': { early: (end) => `${end} 提前结束`, endedEarly: (end) => `${end} 提前结束` },
  en: { early: (end) => `${end}, early`, endedEarly: (end) => `${end}, ended early` },
}
