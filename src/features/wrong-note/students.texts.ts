import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

/** The students and their wrong questions. */
export const studentsTexts = defineTexts({
  'zh-CN': {
    list: '学生排行',
    student: '学生',
    account: '账号',
    open: '未掌握',
    mastered: '已掌握',
    wrong: '错 / 答',
    wrongOf: (wrong: number, answered: number) => `${wrong} / ${answered}`,
    rate: '错误率',
    last: '最近错',
    emptyWhy: '这个班还没有学生。',
    needed: '掌握标准',
    neededOption: (rights: number) => `连续答对 ${rights} 次`,
    saved: '掌握标准已改',
    total: (count: number, rights: number) =>
      `共 ${count} 人；连续答对 ${rights} 次算掌握。写作、解答得分不到 60% 才算错；成绩还没发布的也算在内`,
  },
  en: {
    list: 'Students',
    student: 'Student',
    account: 'Account',
    open: 'To master',
    mastered: 'Mastered',
    wrong: 'Wrong / answered',
    wrongOf: (wrong: number, answered: number) => `${wrong} / ${answered}`,
    rate: 'Error rate',
    last: 'Last error',
    emptyWhy: 'This class has no students yet.',
    needed: 'Mastered after',
    neededOption: (rights: number) => `${rights} correct in a row`,
    saved: 'Mastery rule changed',
    total: (count: number, rights: number) =>
      `${counted(count, 'student')}. Mastered after ${rights} correct in a row; written answers below 60% count as wrong; unpublished scores are included`,
  },
})
