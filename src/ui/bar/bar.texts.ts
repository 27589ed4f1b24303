import { defineTexts } from '../language/texts.ts'

export const barTexts = defineTexts({
  'zh-CN': { none: '还没有数据', value: (label: string, percent: string) => `${label} ${percent}` },
  en: { none: 'No data yet', value: (label: string, percent: string) => `${label} ${percent}` },
})
