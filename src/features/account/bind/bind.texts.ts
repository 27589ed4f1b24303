import { defineTexts } from '#ui/language/texts.ts'

export const bindTexts = defineTexts({
  'zh-CN': {
    title: '绑定账号',
    lead: '这个微信还没有绑定账号。填您账号的手机号，收到验证码后绑定；以后用微信就能登录。',
    recipient: '账号的手机号',
    submit: '绑定并登录',
    busy: '绑定中…',
    register: '还没有账号？',
    registerLink: '注册账号',
    overTitle: '微信登录已失效',
    overLead: '请回登录页，点“微信登录”重新开始。',
    again: '回登录页',
  },
  en: {
    title: 'Link your account',
    lead: 'This WeChat account is not linked to Podium yet. Enter your account’s mobile number and the code we send to it. From then on you can sign in with WeChat.',
    recipient: 'Your account’s mobile number',
    submit: 'Link and sign in',
    busy: 'Linking…',
    register: 'No account yet?',
    registerLink: 'Register',
    overTitle: 'This sign-in has expired',
    overLead: 'Go back to the sign-in page and choose WeChat again.',
    again: 'Back to sign-in',
  },
})
