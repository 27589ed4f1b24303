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
    submitted: (count: number) => `Handed in only: ${count}`,
    unsubmitted: (count: number) => `Not handed in only: ${count}`,
    ofBook: (count: number, all: number) => `Items listed: ${count} of ${all}, those of this textbook`,
    all: 'Show all',
  },
})
