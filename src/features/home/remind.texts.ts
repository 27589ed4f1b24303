import { counted } from '#domain/values/counted.ts'
import { midSentence } from '#domain/time/dates.texts.ts'
import { defineTexts } from '#ui/language/texts.ts'

export const remindTexts = defineTexts({
  'zh-CN': {
    title: '提醒未交学生',
    intro: (students: number) => `学生下次打开学生端时会看到提醒，共 ${students} 人次：`,
    assignment: (name: string, when: string, students: number) => `${name}，${when} 截止，${students} 人`,
    nameComma: '、',
    remindedBefore: (students: number) => `其中 ${students} 人已经提醒过`,
    nobody: '名单里的学生都已经提交，不用提醒了。',
    loading: '正在查看还有谁没交…',
    failedAssignment: (name: string, why: string) => `${name}：${why}`,
    cancel: '取消',
    close: '关闭',
    send: '发送提醒',
    sending: '发送中…',
    sent: (students: number) => `已提醒 ${students} 人次`,
  },
  en: {
    title: 'Remind students',
    intro: (students: number) =>
      `Students see the reminder when they next open the student page; ${counted(students, 'reminder')}:`,
    assignment: (name: string, when: string, students: number) => `${name}, due ${midSentence(when)}, ${students}`,
    nameComma: ', ',
    remindedBefore: (students: number) => `${counted(students, 'of them has', 'of them have')} been reminded before`,
    nobody: 'Everyone on the list has now handed in, so there is nobody to remind.',
    loading: 'Checking who has not handed in…',
    failedAssignment: (name: string, why: string) => `${name}: ${why}`,
    cancel: 'Cancel',
    close: 'Close',
    send: 'Send reminders',
    sending: 'Sending…',
    sent: (students: number) => `${counted(students, 'student')} reminded`,
  },
})
