import { defineTexts } from '#ui/language/texts.ts'

export const consentTexts = defineTexts({ 'zh-CN': { close: '关闭' }, en: { close: 'Close' } })
