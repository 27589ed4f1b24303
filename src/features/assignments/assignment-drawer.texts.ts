import { counted } from '#domain/values/counted.ts'
import { behindWords, midSentence } from '#domain/time/dates.texts.ts'
import { defineTexts } from '#ui/language/texts.ts'

export const assignmentDrawerTexts = defineTexts({
  'zh-CN': {
    title: '任务',
    kindAndTime: (kind: string, begin: string, end: string) => `${kind}，${begin} 开始，${end} 截止`,
    groupsApart: (minutes: number) => `各组依次开始，每组相隔 ${minutes} 分钟`,
    finishedAt: (time: string) => `已在${behindWords(time)} 提前结束`,
    scoresOut: (time: string) => `成绩已在${behindWords(time)} 发布`,
    willGet: (count: number) => `还没有发布，发布后 ${count} 人会收到`,
    missing: '未交',
    handedIn: '已交',
    unmarked: '待批',
    marked: '已批',
    people: (count: number) => `${count} 人`,
    none: '没有',
    selectAll: '全选未交',
    notOpened: '还没打开',
    started: (time: string) => `${time} 开始作答`,
    submitted: (time: string) => `${time} 提交`,
    reminded: (count: number, time: string) => `提醒 ${count} 次，最近${behindWords(time)}`,
    seen: '已看到',
    notSeen: '还没看到',
    remind: '提醒',
    remindCount: (count: number) => `提醒 ${count} 人`,
    reminding: '发送中…',
    remindTitle: '提醒未交学生',
    remindAsk: (count: number) => `给 ${count} 名没交的学生发提醒吗？`,
    remindNames: (names: string) => `发给：${names}`,
    remindAbout: (name: string, end: string) => `“${name}”${end} 截止，学生页会收到提醒`,
    sendReminder: '发送提醒',
    delivered: (count: number) => `已送达 ${count} 人`,
    deliveredExcept: (count: number, submitted: number) => `已送达 ${count} 人，另 ${submitted} 人刚刚交了`,
  },
  en: {
    title: 'Assignment',
    kindAndTime: (kind: string, begin: string, end: string) =>
      `${kind}; starts ${midSentence(begin)}; due ${midSentence(end)}`,
    groupsApart: (minutes: number) => `Groups start in turn, ${counted(minutes, 'minute')} apart`,
    finishedAt: (time: string) => `Ended early: ${midSentence(time)}`,
    scoresOut: (time: string) => `Scores published: ${midSentence(time)}`,
    willGet: (count: number) => `Not published yet; ${count} will get it`,
    missing: 'Missing',
    handedIn: 'Handed in',
    unmarked: 'To mark',
    marked: 'Marked',
    people: (count: number) => `${count}`,
    none: 'None',
    selectAll: 'Select all missing',
    notOpened: 'Not opened yet',
    started: (time: string) => `Started ${midSentence(time)}`,
    submitted: (time: string) => `Handed in ${midSentence(time)}`,
    reminded: (count: number, time: string) =>
      `${count === 1 ? 'Reminded once' : `Reminded ${count} times`}, last ${midSentence(time)}`,
    seen: 'seen',
    notSeen: 'not seen yet',
    remind: 'Remind',
    remindCount: (count: number) => `Remind ${count}`,
    reminding: 'Sending…',
    remindTitle: 'Remind students',
    remindAsk: (count: number) =>
      count === 1
        ? 'Send a reminder to the student who has not handed in?'
        : `Send a reminder to ${counted(count, 'student')} who have not handed in?`,
    remindNames: (names: string) => `To: ${names}`,
    remindAbout: (name: string, end: string) =>
      `“${name}”, due ${midSentence(end)}. The reminder appears on the student page`,
    sendReminder: 'Send reminder',
    delivered: (count: number) => `Delivered to ${count}`,
    deliveredExcept: (count: number, submitted: number) => `Delivered to ${count}; ${submitted} handed in a moment ago`,
  },
})
