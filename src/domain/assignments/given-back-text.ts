import type { Language } from '../portal/language.ts'
import { givenBackTexts } from './given-back.texts.ts'

/** What changed times did; also of how many students it gave collected work back, if of any. */
export const givenBackText = (done: string, count: number, language: Language): string =>
  count === 0 ? done : givenBackTexts[language](done, count)
