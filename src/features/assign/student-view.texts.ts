import { defineTexts } from '#ui/language/texts.ts'

export const studentViewTexts = defineTexts({
  'zh-CN': {
    open: '看学生看到的样子',
    title: '学生看到的样子',
    note: '可以试着作答，什么都不会保存。',
    empty: '这份试卷还没有题目',
    emptyWhy: '先给试卷加上题目，再来看学生看到的样子。',
  },
  en: {
    open: 'See it as a student does',
    title: 'As a student sees it',
    note: 'Try answering: nothing is saved.',
    empty: 'This paper has no questions yet',
    emptyWhy: 'Add questions to the paper first, then see it as a student does.',
  },
})
