import type { FunctionName } from '#domain/functions.ts'

/** What the demo school has granted its teachers, as its owner would write it; the last is for maths alone. */
export const demoFunctions: Readonly<Record<FunctionName, string>> = {
  qrAnswer: '码上答',
  assignComposition: '布置作文',
  smartMark: '新版智能阅卷',
  wordReport: '词汇练报告',
  classWords: '班级词本',
  answerByPicture: '选一张当答案',
  oldWordSentence: '单词句子旧版阅卷',
  choosePicture: '阅卷选图作答案',
  mathsPapers: '数学组卷',
}
