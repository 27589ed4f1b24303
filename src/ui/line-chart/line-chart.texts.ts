import { defineTexts } from '../language/texts.ts'

export const lineChartTexts = defineTexts({
  'zh-CN': {
    summary: (label: string, points: readonly string[]) => `${label}：${points.join('，')}`,
  },
  en: {
    summary: (label: string, points: readonly string[]) => `${label}: ${points.join(', ')}`,
  },
})
