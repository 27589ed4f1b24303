import { midSentence } from '#domain/dates.texts.ts'
import type { StudentTest } from '#api/contract/areas/student.ts'
import { kindTexts } from '#domain/tasks/kinds.texts.ts'
import { defineTexts } from '#ui/language/texts.ts'

export const testsTexts = defineTexts({
  'zh-CN': {
    heading: '我的作业',
    signOut: '退出登录',
    count: (count: number) => `${count} 项`,
    state: (state: StudentTest['state']) => states['zh-CN'][state],
    kind: (kind: StudentTest['kind']) => kindTexts['zh-CN'][kind],
    due: (date: string) => `${date} 截止`,
    begins: (date: string) => `${date} 开始`,
    handedIn: (date: string) => `${date} 已交`,
    wasDue: (date: string) => `${date} 已截止`,
    size: (items: number, points: string) => `${items} 题，满分 ${points} 分`,
    minutes: (minutes: number) => `限时 ${minutes} 分钟`,
    started: '已开始',
    notStarted: '还没开始做',
    reminded: '老师提醒过',
    unsure: '还没确认交上，点开继续',
    waiting: '等老师批改和发布成绩',
    missed: '没有交',
    points: '分',
    maths: '数学',
    english: '英语',
    none: '还没有作业',
    noneWhy: '老师布置以后会出现在这里。',
    allDone: '要做的都做完了',
  },
  en: {
    heading: 'My work',
    signOut: 'Sign out',
    count: (count: number) => `${count}`,
    state: (state: StudentTest['state']) => states.en[state],
    kind: (kind: StudentTest['kind']) => kindTexts.en[kind],
    due: (date: string) => `Due ${midSentence(date)}`,
    begins: (date: string) => `Begins ${midSentence(date)}`,
    handedIn: (date: string) => `Handed in ${midSentence(date)}`,
    wasDue: (date: string) => `Was due ${midSentence(date)}`,
    size: (items: number, points: string) => `${items} ${items === 1 ? 'question' : 'questions'}, ${points} points`,
    minutes: (minutes: number) => `Time limit ${minutes} min`,
    started: 'Started',
    notStarted: 'Not begun',
    reminded: 'Your teacher sent a reminder',
    unsure: 'Not yet confirmed as handed in: open to go on',
    waiting: 'Waiting for marks and scores',
    missed: 'Not handed in',
    points: 'points',
    maths: 'Maths',
    english: 'English',
    none: 'No work yet',
    noneWhy: 'What your teacher assigns will appear here.',
    allDone: 'Everything is done',
  },
})

const states = {
  'zh-CN': { open: '现在可以做', notStarted: '还没到时间', published: '已出成绩', submitted: '已交', missed: '错过了' },
  en: { open: 'To do now', notStarted: 'Not open yet', published: 'Scores', submitted: 'Handed in', missed: 'Missed' },
} as const
