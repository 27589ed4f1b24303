import { defineTexts } from '#ui/language/texts.ts'

export const leavingFailedTexts = defineTexts({
  'zh-CN': {
    heading: '还没有退出登录',
    why: (name: string) => `现在打开这个页面的人会看到${name}的作业。网络好了请再退出一次。`,
    again: '再退出一次',
    stay: '不退出了',
  },
  en: {
    heading: 'You are still signed in',
    why: (name: string) =>
      `Anyone who opens this page now can see the work of ${name}. Sign out again once you are back online.`,
    again: 'Sign out again',
    stay: 'Stay signed in',
  },
})
