import type { Language } from '#domain/portal/language.ts'

/** What stands below an analysis whose letters are those of version A on a paper of another version. */
export const lettersOfATexts: Readonly<Record<Language, string>> = {
  'zh-CN': '解析里提到的选项字母以 A 卷为准。',
  en: 'Option letters in this analysis refer to paper A.',
}
