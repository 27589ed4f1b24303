import { defineTexts } from '#ui/language/texts.ts'

export const ruledSheetTexts = defineTexts({
  'zh-CN': { seal: '密封线内不要答题' },
  en: { seal: 'Do not write beyond the seal line' },
})
