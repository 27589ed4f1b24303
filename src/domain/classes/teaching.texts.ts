import type { Language } from '../portal/language.ts'
import { stageNameOf, subjectNameOf } from './teaching.ts'

type Word = ReturnType<typeof stageNameOf> | ReturnType<typeof subjectNameOf>

/** Names of stages and subjects. */
export const teachingTexts: Readonly<Record<Language, Readonly<Record<Word, string>>>> = {
  'zh-CN': { junior: '初中', senior: '高中', english: '英语', maths: '数学' },
  en: { junior: 'Junior', senior: 'Senior', english: 'English', maths: 'Maths' },
}
