import { defineTexts } from '#ui/language/texts.ts'

export const phoneTexts = defineTexts({
  'zh-CN': {
    title: '讲台 手机端',
    name: '讲台',
    otherLanguage: 'English',
    who: (name: string, mobile: string) => (mobile === '' ? name : `${name}，${mobile}`),
    signOut: '退出登录',
  },
  en: {
    title: 'Podium on the phone',
    name: '讲台',
    otherLanguage: '中文',
    who: (name: string, mobile: string) => (mobile === '' ? name : `${name}, ${mobile}`),
    signOut: 'Sign out',
  },
})
