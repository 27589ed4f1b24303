import { defineTexts } from '#ui/language/texts.ts'

export const messagingLoginTexts = defineTexts({
  'zh-CN': {
    leaving: '正在前往微信…',
    entering: '微信登录中…',
    needsConsent: '微信已确认。请先阅读并同意以上三份文件。',
    agree: '同意并登录',
  },
  en: {
    leaving: 'Opening WeChat…',
    entering: 'Signing in with WeChat…',
    needsConsent: 'WeChat confirmed. Please read and agree to the three documents first.',
    agree: 'Agree and sign in',
  },
})
