import { defineTexts } from '#ui/language/texts.ts'

export const studentViewTexts = defineTexts({
  'zh-CN': {
    open: '看学生看到的样子',
    title: '学生看到的样子',
    item: (no: number) => `第 ${no} 题`,
    answerHere: '学生在这里作答',
  },
  en: {
    open: 'See it as a student does',
    title: 'As a student sees it',
    item: (no: number) => `Question ${no}`,
    answerHere: 'Students answer here',
  },
})
