import type { Language } from '../portal/language.ts'

/** Units of a duration: days, hours, minutes, seconds, and their separator. */
export const durationUnits: Readonly<
  Record<Language, { readonly units: readonly string[]; readonly between: string }>
> = {
  'zh-CN': { units: ['天', '小时', '分', '秒'], between: '' },
  en: { units: [' d', ' h', ' min', ' s'], between: ' ' },
}
