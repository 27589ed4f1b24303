import { defineTexts } from '#ui/language/texts.ts'

export const seatsTexts = defineTexts({
  'zh-CN': {
    done: '已批',
    todo: '待批',
    in: '已交',
    none: '未交',
    count: (word: string, count: number) => `${word} ${count}`,
    seat: (name: string, word: string) => `${name}，${word}`,
    submittedSummary: (submitted: number, none: number) => `${submitted} 人已交，${none} 人未交`,
    summary: (done: number, todo: number, none: number) => `${done} 人已批，${todo} 人待批，${none} 人未交`,
  },
  en: {
    done: 'Marked',
    todo: 'To mark',
    in: 'Handed in',
    none: 'Missing',
    count: (word: string, count: number) => `${word} ${count}`,
    seat: (name: string, word: string) => `${name}, ${word}`,
    submittedSummary: (submitted: number, none: number) => `${submitted} handed in, ${none} missing`,
    summary: (done: number, todo: number, none: number) => `${done} marked, ${todo} to mark, ${none} missing`,
  },
})
