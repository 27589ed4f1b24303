import { counted } from '#domain/values/counted.ts'
import { midSentence } from '#domain/time/dates.texts.ts'
import { defineTexts } from '#ui/language/texts.ts'

/** The primary act of a report: its labels, confirmations and results. */
export const reportActsTexts = defineTexts({
  'zh-CN': {
    mark: (count: number) => `去批改 ${count} 份`,
    publishScores: '发布成绩',
    publishing: '发布中…',
    publishAsk: (name: string, count: number) => `发布“${name}”${count} 人的成绩吗？`,
    publishOf: (marked: number, missing: number) =>
      missing > 0 ? `已批 ${marked} 人，未交 ${missing} 人没有成绩` : `已批 ${marked} 人，没有人缺交`,
    publishEffect: '学生马上能看到分数和答案；没有人看过之前可以撤回',
    publishDone: (count: number) => `已发布 ${count} 人的成绩`,
    withdrawDone: '已撤回成绩',
    remind: (count: number) => `提醒 ${count} 人`,
    reminding: '发送中…',
    remindAsk: (name: string, count: number) => `提醒 ${count} 人提交“${name}”吗？`,
    remindNames: (names: string) => `未交：${names}`,
    remindEffect: (end: string) => `${end} 截止，他们下次打开学生端时会看到`,
    remindSend: '发送提醒',
    remindDone: (count: number) => `已提醒 ${count} 人`,
    nameComma: '、',
  },
  en: {
    mark: (count: number) => `Mark ${counted(count, 'submission')}`,
    publishScores: 'Publish scores',
    publishing: 'Publishing…',
    publishAsk: (name: string, count: number) => `Publish the scores of ${counted(count, 'student')} for “${name}”?`,
    publishOf: (marked: number, missing: number) =>
      missing > 0
        ? `${marked} marked; ${missing} not handed in, so without a score`
        : `${marked} marked, nobody missing`,
    publishEffect: 'Students see scores and answers at once. You can withdraw them until a student has looked',
    publishDone: (count: number) => `Scores of ${counted(count, 'student')} published`,
    withdrawDone: 'Scores withdrawn',
    remind: (count: number) => `Remind ${counted(count, 'student')}`,
    reminding: 'Sending…',
    remindAsk: (name: string, count: number) => `Remind ${counted(count, 'student')} to hand in “${name}”?`,
    remindNames: (names: string) => `Not handed in: ${names}`,
    remindEffect: (end: string) => `Due ${midSentence(end)}. Students see it when they next open the student page`,
    remindSend: 'Send reminders',
    remindDone: (count: number) => `${counted(count, 'student')} reminded`,
    nameComma: ', ',
  },
})
