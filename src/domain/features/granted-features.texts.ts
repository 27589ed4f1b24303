import type { FeatureName } from './granted-features.ts'
import type { Language } from '../portal/language.ts'

/** What the features of specification §6 are called. */
export const featureTexts: Readonly<Record<Language, Readonly<Record<FeatureName, string>>>> = {
  'zh-CN': {
    qrAnswer: '码上答',
    assignComposition: '布置作文',
    smartMark: '新版智能阅卷',
    wordReport: '词汇练报告',
    classWords: '班级词本',
    answerByPicture: '选一张当答案',
    oldWordSentence: '单词句子旧版阅卷',
    choosePicture: '阅卷选图作答案',
    mathsPapers: '数学组卷',
  },
  en: {
    qrAnswer: 'Answer by code',
    assignComposition: 'Assign compositions',
    smartMark: 'New smart marking',
    wordReport: 'Word practice report',
    classWords: 'Class word book',
    answerByPicture: 'One sheet as the answer',
    oldWordSentence: 'Old marking of words',
    choosePicture: 'Answers from pictures',
    mathsPapers: 'Maths papers',
  },
}
