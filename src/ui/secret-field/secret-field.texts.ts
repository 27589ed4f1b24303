import { defineTexts } from '../language/texts.ts'

export const secretFieldTexts = defineTexts({
  'zh-CN': { show: '显示输入的内容', hide: '隐藏输入的内容' },
  en: { show: 'Show what you typed', hide: 'Hide what you typed' },
})
