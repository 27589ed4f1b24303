import { defineTexts } from '#ui/language/texts.ts'

export const progressBarTexts = defineTexts({
  'zh-CN': {
    marked: '已批',
    unmarked: '待批',
    rest: '未交',
    summary: (marked: number, unmarked: number, rest: number) => `${marked} 已批，${unmarked} 待批，${rest} 未交`,
  },
  en: {
    marked: 'Marked',
    unmarked: 'To mark',
    rest: 'Not handed in',
    summary: (marked: number, unmarked: number, rest: number) =>
      `${marked} marked, ${unmarked} to mark, ${rest} not handed in`,
  },
})
