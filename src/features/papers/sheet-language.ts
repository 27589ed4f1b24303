/** Language of a text on a sheet: English punctuation and hyphens only where no Chinese stands in it. */
export const sheetLanguage = (text: string): 'en' | 'zh-CN' =>
  /[A-Za-z]/.test(text.replaceAll(/\$[^$]*\$/g, '')) && !/\p{Script=Han}/u.test(text) ? 'en' : 'zh-CN'

/**
 * A text as it is set on a sheet: a gap written as underlined spaces becomes a line to write on, and no line begins with
 * the punctuation behind a formula (a word joiner holds them together).
 */
export const sheetText = (text: string): string =>
  text.replaceAll(/__[\s\u3000]+__/g, '________').replaceAll(/\$(?=[，。；：、！？）])/g, '$$\u2060')
