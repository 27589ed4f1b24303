import { defineTexts } from '../language/texts.ts'

export const brandTexts = defineTexts({
  'zh-CN': { name: '讲台', latin: 'Podium' },
  en: { name: '讲台', latin: 'Podium' },
})
