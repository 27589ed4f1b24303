import { defineTexts } from '#ui/language/texts.ts'

export const writingTexts = defineTexts({
  'zh-CN': {
    running: '正在导入',
    waiting: '排队中，马上开始',
    progress: (done: number, total: number) => `已写入 ${done} / ${total} 人`,
    runsOn: '可以离开这一页，导入会继续；回来时接着显示。',
    askAgain: (why: string) => `${why}，正在重试；导入不受影响`,
    done: '导入完成',
    added: (count: number) => `新建账号 ${count} 人`,
    joined: (count: number) => `本校学生进班 ${count} 人`,
    updated: (count: number) => `更新 ${count} 人`,
    unchanged: (count: number) => `不变 ${count} 人`,
    skipped: (count: number) => `按您的选择未导入 ${count} 行`,
    failed: (count: number) => `${count} 行有问题，没有导入`,
    correct: '下载后按“原因”一列改正，再导入这个文件即可；已导入的不会重复。',
    passwords: '新建的账号还没有密码，打印密码条发给学生，他们才能登录。',
    failedTitle: '导入没有完成',
    failedWhy: (done: number, total: number) =>
      `已写入 ${done} / ${total} 人，写入的都保留着。再导入一次同一份名单即可，不会重复。`,
    next: '继续添加',
    toMembers: '查看成员',
    toSlips: '去打印密码条',
  },
  en: {
    running: 'Importing',
    waiting: 'In the queue, about to begin',
    progress: (done: number, total: number) => `${done} of ${total} students are written`,
    runsOn: 'You can leave this page; the import goes on and is shown here when you return.',
    askAgain: (why: string) => `${why}; trying again. The import is not affected`,
    done: 'The list is imported',
    added: (count: number) => `${count} new ${count === 1 ? 'account' : 'accounts'}`,
    joined: (count: number) => `${count} from the school`,
    updated: (count: number) => `${count} updated`,
    unchanged: (count: number) => `${count} unchanged`,
    skipped: (count: number) => `${count} left out by your choice`,
    failed: (count: number) =>
      `${count} ${count === 1 ? 'row has a problem and was' : 'rows have problems and were'} not imported`,
    correct: 'Download them, correct them by the column "Reason" and import that file; nobody comes in twice.',
    passwords: 'New accounts have no password yet: hand out password slips, so that the students can sign in.',
    failedTitle: 'The import did not finish',
    failedWhy: (done: number, total: number) =>
      `${done} of ${total} students are written and stay. Import the same list again; nobody comes in twice.`,
    next: 'Add more',
    toMembers: 'See the members',
    toSlips: 'Password slips',
  },
})
