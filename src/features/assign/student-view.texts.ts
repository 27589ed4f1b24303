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
    open: 'See student view',
    title: 'Student view',
    note: 'Try answering it. Nothing is saved.',
    empty: 'This paper has no questions yet',
    emptyWhy: 'Add questions to the paper first, then open the student view.',
  },
})
