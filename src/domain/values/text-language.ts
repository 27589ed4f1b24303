/** The language that a text of a question or an answer is written in: one Chinese character makes it Chinese. */
export const languageOfText = (text: string): 'en' | 'zh-CN' => (/\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en')
