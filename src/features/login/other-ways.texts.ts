import { defineTexts } from '#ui/language/texts.ts'

export const otherWaysTexts = defineTexts({
  'zh-CN': {
    title: '用短信或扫码登录',
    unbound: '这个账号还没有绑定，请用密码或短信登录',
  },
  en: {
    title: 'Sign in with SMS or QR code',
    unbound: 'This account is not linked yet. Sign in with your password or SMS',
  },
})
