import type { Language } from '../portal/language.ts'
import { counted } from '../values/counted.ts'

/** What was done, and that so many students go on from work that had been collected. */
export const givenBackTexts: Readonly<Record<Language, (done: string, count: number) => string>> = {
  'zh-CN': (done, count) => `${done}；${count} 人的作答之前自动收了，已还给学生接着做`,
  en: (done, count) => `${done}; ${counted(count, 'student')} can go on from answers collected before`,
}
