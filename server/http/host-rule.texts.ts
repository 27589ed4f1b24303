import type { Language } from '#domain/portal/language.ts'

/** The answer to requests under a host name that is not the service's. */
export const otherHostTexts: Readonly<Record<Language, string>> = {
  'zh-CN': '讲台不在这个网址下，请用学校给的网址打开',
  en: 'Podium is not at this address. Use the address from your school',
}
