/** The language of a text on a sheet: English punctuation and hyphenation only if it contains no Chinese. */
export const sheetLanguage = (text: string): 'en' | 'zh-CN' =>
  /[A-Za-z]/.test(text.replaceAll(/\$[^$]*\$/g, '')) && !/\p{Script=Han}/u.test(text) ? 'en' : 'zh-CN'
