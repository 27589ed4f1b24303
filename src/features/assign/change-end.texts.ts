import { counted } from '#domain/values/counted.ts'
import { behindWords, midSentence } from '#domain/time/dates.texts.ts'
import { defineTexts } from '#ui/language/texts.ts'

export const changeEndTexts = defineTexts({
  'zh-CN': {
    changeTitle: '改截止时间',
    reopenTitle: '重新开放',
    isDue: (name: string, end: string) => `“${name}”原定${behindWords(end)} 截止`,
    wasDue: (name: string, end: string) => `“${name}”已在${behindWords(end)} 结束`,
    missing: (count: number) => `还有 ${count} 人未交，可以交到新的截止时间`,
    allIn: '所有人都交了',
    givesBack: '到时间自动收的作答，还没有批就还给学生接着做',
    devices: '正在作答的学生一分钟内会看到新的时间',
    limited: (minutes: number) => `每人仍限时 ${minutes} 分钟，从第一次打开时算起`,
    newEnd: '新的截止时间',
    endMissing: '请选截止时间',
    sameEnd: '和现在的截止时间一样，请另选一个',
    change: '改截止时间',
    reopen: '重新开放',
    saving: '保存中…',
  },
  en: {
    changeTitle: 'Change due time',
    reopenTitle: 'Reopen',
    isDue: (name: string, end: string) => `“${name}” is due ${midSentence(end)}`,
    wasDue: (name: string, end: string) => `“${name}” ended ${midSentence(end)}`,
    missing: (count: number) =>
      `${counted(count, 'student has', 'students have')} not handed in and can still do so by the new due time`,
    allIn: 'Everyone has handed in',
    givesBack: 'Answers collected when time was over go back to their students, unless marked',
    devices: 'Students already working will see the new time within a minute',
    limited: (minutes: number) =>
      `Each student still has ${counted(minutes, 'minute')}, counted from when they first open it`,
    newEnd: 'New due time',
    endMissing: 'Choose a due time',
    sameEnd: 'This is already the due time. Choose another',
    change: 'Change due time',
    reopen: 'Reopen',
    saving: 'Saving…',
  },
})
