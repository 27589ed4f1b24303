import { defineTexts } from '../language/texts.ts'

export const skipLinkTexts = defineTexts({
  'zh-CN': { toContent: '跳到正文' },
  en: { toContent: 'Skip to content' },
})
