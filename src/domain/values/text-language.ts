/** The language of a question's or answer's text: a single Chinese character makes it Chinese. */
export const languageOfText = (text: string): 'en' | 'zh-CN' => (/\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en')
