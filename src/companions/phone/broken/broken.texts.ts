import { defineTexts } from '#ui/language/texts.ts'

export const brokenTexts = defineTexts({
  'zh-CN': {
    heading: '页面出了点问题',
    hint: '请点重试；还是不行，就在电脑上刷新二维码再扫。',
    retry: '重试',
  },
  en: {
    heading: 'Something went wrong',
    hint: 'Try again. If that does not help, refresh the code on the computer and scan it again.',
    retry: 'Try again',
  },
})
