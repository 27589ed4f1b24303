import { defineTexts } from '#ui/language/texts.ts'

export const loginStartTexts = defineTexts({
  'zh-CN': { notLoaded: '网络连接失败，页面没有取全，请重试' },
  en: { notLoaded: 'No network: a part of the page is missing; try again' },
})
