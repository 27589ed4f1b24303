import { defineTexts } from '../language/texts.ts'

export const sideDrawerTexts = defineTexts({ 'zh-CN': { close: '关闭' }, en: { close: 'Close' } })
