import type { Language } from '#domain/portal/language.ts'

interface ImportTemplateTexts {
  readonly file: string
  readonly sheet: string
}

export const importTemplateTexts: Readonly<Record<Language, ImportTemplateTexts>> = {
  'zh-CN': { file: '试题导入模板', sheet: '试题' },
  en: { file: 'question-template', sheet: 'Questions' },
}
