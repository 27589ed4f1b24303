import { defineTexts } from '#ui/language/texts.ts'

export const fetchPartTexts = defineTexts({
  'zh-CN': { notLoaded: '讲台没有取全，请检查网络后重试', retry: '重试' },
  en: { notLoaded: 'Part of the page did not load. Check your network and try again', retry: 'Try again' },
})
