import { counted } from '#domain/values/counted.ts'
import { behindWords, midSentence } from '#domain/time/dates.texts.ts'
import { defineTexts } from '#ui/language/texts.ts'

export const exceptionTexts = defineTexts({
  'zh-CN': {
    title: '单独安排',
    about: (name: string, end: string) => `“${name}”，全班${behindWords(end)} 截止；只改下面这些学生的。`,
    way: '怎么安排',
    otherTime: '另定时间',
    excused: '免做（不算应交，也不提醒）',
    begin: '开始时间（不填按全班的）',
    end: '截止时间（不填按全班的）',
    extra: '限时多给（分钟）',
    extraHint: (minutes: number) => `全班限时 ${minutes} 分钟`,
    cutOff: (end: string) => `${behindWords(end)} 就截止，多给的时间用不满。`,
    endAfter: (end: string) => `截止改到${behindWords(end)}`,
    reason: '原因',
    reasonHint: '只有老师看得到',
    save: '保存',
    saving: '保存中…',
    noStudents: '请至少选一名学生',
    reasonMissing: '请写一下原因',
    done: (names: string) => `已给${names}单独安排`,
    excusedDone: (names: string) => `${names}不用做这项任务了`,
  },
  en: {
    title: 'Special arrangement',
    about: (name: string, end: string) =>
      `“${name}”, due for the class ${midSentence(end)}. This changes only the students below.`,
    way: 'Arrangement',
    otherTime: 'Different times',
    excused: 'Excused (not counted or reminded)',
    begin: 'Starts at (empty: same as the class)',
    end: 'Due at (empty: same as the class)',
    extra: 'Extra minutes',
    extraHint: (minutes: number) => `The class has ${counted(minutes, 'minute')}`,
    cutOff: (end: string) => `Due ${midSentence(end)}, before the extra minutes run out.`,
    endAfter: (end: string) => `Make it due ${midSentence(end)}`,
    reason: 'Reason',
    reasonHint: 'Only teachers can see this',
    save: 'Save',
    saving: 'Saving…',
    noStudents: 'Choose at least one student',
    reasonMissing: 'Give a reason',
    done: (names: string) => `${names}: special arrangement saved`,
    excusedDone: (names: string) => `${names}: excused`,
  },
})
