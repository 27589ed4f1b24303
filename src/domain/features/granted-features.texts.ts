import type { FeatureName } from './granted-features.ts'
import type { Language } from '../portal/language.ts'

/** Names of the features of specification §6. */
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
    qrAnswer: 'Scan to answer',
    assignComposition: 'Assign compositions',
    smartMark: 'New smart marking',
    wordReport: 'Word practice report',
    classWords: 'Class words',
    answerByPicture: 'One sheet as the answer',
    oldWordSentence: 'Classic word marking',
    choosePicture: 'Answers from pictures',
    mathsPapers: 'Maths papers',
  },
}

/** What each of them is for. */
export const featureUses: Readonly<Record<Language, Readonly<Record<FeatureName, string>>>> = {
  'zh-CN': {
    qrAnswer: '学生扫答题卡上的码作答',
    assignComposition: '按模板或自拟题目布置作文',
    smartMark: '拍照上传答题纸，自动批改',
    wordReport: '单词对战和词汇练习的报告',
    classWords: '班级的错词本，在PC端使用',
    answerByPicture: '智能阅卷时选一张答题纸当标准答案',
    oldWordSentence: '智能阅卷时用旧版批改单词和句子',
    choosePicture: '智能阅卷时从图片里选答案',
    mathsPapers: '按题组卷和试卷资源',
  },
  en: {
    qrAnswer: 'Students answer by scanning the code on their sheet',
    assignComposition: 'Assign compositions from a template or on your own topic',
    smartMark: 'Photographed answer sheets are marked automatically',
    wordReport: 'Reports on word battles and word practice',
    classWords: 'The words a class gets wrong, in the desktop app',
    answerByPicture: 'In smart marking, one sheet serves as the key',
    oldWordSentence: 'In smart marking, words and sentences are marked the classic way',
    choosePicture: 'In smart marking, answers are chosen from pictures',
    mathsPapers: 'Compose papers from questions, and paper resources',
  },
}
