import { defineTexts } from '#ui/language/texts.ts'

export const fetchPartTexts = defineTexts({
  'zh-CN': { notLoaded: '讲台没有取全，请检查网络后重试', retry: '重试' },
  en: { notLoaded: 'A part of the page is missing; check the network and try again', retry: 'Try again' },
})
