import type { Language } from '#domain/portal/language.ts'

interface SlotTexts {
  readonly none: string
  readonly repeated: (numbers: string) => string
  readonly wrongCount: (expected: number, found: number) => string
  /** Separates two numbers. */
  readonly comma: string
}

/** What is wrong with the numbered slots of a text, and what to do. */
export const slotTexts: Readonly<Record<Language, SlotTexts>> = {
  'zh-CN': {
    none: '没有找到带编号的空；请给数字加下划线，或在数字后面输入下划线',
    repeated: (numbers) => `空的编号重复了：${numbers}；每个编号只能用一次`,
    wrongCount: (expected, found) => `应有 ${expected} 个连续编号的空，只找到 ${found} 个连续的；请检查编号`,
    comma: '、',
  },
  en: {
    none: 'No numbered slot found. Underline a number, or type underscores after it',
    repeated: (numbers) => `Repeated slot numbers: ${numbers}. Use each only once`,
    wrongCount: (expected, found) => `Consecutive slots needed: ${expected}, found: ${found}; check the numbers`,
    comma: ', ',
  },
}
