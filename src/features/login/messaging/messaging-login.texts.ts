import { defineTexts } from '#ui/language/texts.ts'

export const messagingLoginTexts = defineTexts({
  'zh-CN': {
    leaving: '正在前往微信…',
    entering: '微信登录中…',
    needsConsent: '微信已确认。请先阅读并同意以上三份文件。',
    agree: '同意并登录',
  },
  en: {
    leaving: 'On the way to the messaging app…',
    entering: 'Signing in by messaging app…',
    needsConsent: 'Confirmed. Please read and agree to the three documents first.',
    agree: 'Agree and sign in',
  },
})
