import type { Language } from '../portal/language.ts'

export const overOneTerabyte: Readonly<Record<Language, string>> = {
  'zh-CN': '文件超过1TB',
  en: 'The file is larger than 1 TB',
}
