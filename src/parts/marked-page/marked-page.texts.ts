import { defineTexts } from '#ui/language/texts.ts'

export const markedPageTexts = defineTexts({
  'zh-CN': {
    page: (number: number) => `答题卡第 ${number} 页`,
    gained: (no: number, score: string, full: string) => `第 ${no} 题 ${score}/${full} 分`,
    unmarked: (no: number) => `第 ${no} 题待批`,
  },
  en: {
    page: (number: number) => `Answer sheet, page ${number}`,
    gained: (no: number, score: string, full: string) => `Question ${no}: ${score} of ${full}`,
    unmarked: (no: number) => `Question ${no}: not marked yet`,
  },
})
