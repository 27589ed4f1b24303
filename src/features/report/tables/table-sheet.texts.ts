import { defineTexts } from '#ui/language/texts.ts'

/** The notes beside the titles of tables. */
export const tableSheetTexts = defineTexts({
  'zh-CN': {
    rows: (count: number) => `${count} 项`,
  },
  en: {
    rows: (count: number) => String(count),
  },
})
