import { defineTexts } from '#ui/language/texts.ts'

export const documentTexts = defineTexts({ 'zh-CN': { close: '关闭' }, en: { close: 'Close' } })
