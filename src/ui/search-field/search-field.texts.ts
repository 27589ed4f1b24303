import { defineTexts } from '../language/texts.ts'

export const searchFieldTexts = defineTexts({
  'zh-CN': { clear: '清除搜索' },
  en: { clear: 'Clear search' },
})
