import type { Language } from '../portal/language.ts'
import type { ReportFamily } from './families.ts'

/** What teachers call the families of reports. */
export const familyTexts: Readonly<Record<Language, Readonly<Record<ReportFamily, string>>>> = {
  'zh-CN': {
    paper: '试卷分析',
    listening: '听力分析',
    words: '词汇分析',
    composition: '主观题分析',
    practice: '练习分析',
    growth: '成长分析',
    classes: '班级对比',
  },
  en: {
    paper: 'Paper analysis',
    listening: 'Listening',
    words: 'Words',
    composition: 'Written answers',
    practice: 'Practice',
    growth: 'Progress',
    classes: 'Class comparison',
  },
}
