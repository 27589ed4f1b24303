import { defineTexts } from '../language/texts.ts'

export const pageTitleTexts = defineTexts({
  'zh-CN': { product: '讲台', signIn: '登录' },
  en: { product: 'Podium', signIn: 'Sign in' },
})
