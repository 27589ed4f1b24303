import { defineTexts } from '#ui/language/texts.ts'

export const richTextTexts = defineTexts({
  'zh-CN': { blank: (number: number) => `第 ${number} 空` },
  en: { blank: (number: number) => `Blank ${number}` },
})
