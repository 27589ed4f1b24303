import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

/** The line about rows that the address filters out. */
export const reportFilterTexts = defineTexts({
  'zh-CN': {
    submitted: (count: number) => `学生只列已交的 ${count} 人`,
    unsubmitted: (count: number) => `学生只列未交的 ${count} 人`,
    ofBook: (count: number, all: number) => `题目只列这本课本的 ${count} 题，共 ${all} 题`,
    all: '全部列出',
  },
  en: {
    submitted: (count: number) => `Only the ${counted(count, 'student')} who handed in`,
    unsubmitted: (count: number) => `Only the ${counted(count, 'student')} who did not hand in`,
    ofBook: (count: number, all: number) => `Only the ${count} of ${counted(all, 'item')} from this textbook`,
    all: 'Show all',
  },
})
