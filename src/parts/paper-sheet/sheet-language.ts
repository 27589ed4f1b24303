/** Language of a text on a sheet: English punctuation and hyphens only where no Chinese stands in it. */
export const sheetLanguage = (text: string): 'en' | 'zh-CN' =>
  /[A-Za-z]/.test(text.replaceAll(/\$[^$]*\$/g, '')) && !/\p{Script=Han}/u.test(text) ? 'en' : 'zh-CN'
