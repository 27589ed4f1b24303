import type { Language } from '../portal/language.ts'

interface EndTexts {
  /** An early end. */
  readonly early: (end: string) => string
}

export const endTexts: Readonly<Record<Language, EndTexts>> = {
  'zh-CN': { early: (end) => `${end} 提前结束` },
  en: { early: (end) => `${end}, ended early` },
}
