/** Languages of every visible text; `Accept-Language` carries the choice to the service. */
export type Language = 'zh-CN' | 'en'

export const languageOf = (header: string | null): Language => (header?.toLowerCase().startsWith('en') ? 'en' : 'zh-CN')
