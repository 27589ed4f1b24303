import { defineTexts } from '#ui/language/texts.ts'

/** The notes beside the titles of tables. */
export const tableSheetTexts = defineTexts({
  'zh-CN': {
    rows: (count: number) => `${count} 项`,
    chart: (title: string) => `${title}的得分率走势，数值见下表`,
  },
  en: {
    rows: (count: number) => String(count),
    chart: (title: string) => `${title}: facility over time; the numbers are in the table below`,
  },
})
