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
    title: 'Bind your account',
    lead: 'No account is bound to you in the messaging app yet. Enter your account’s mobile and the code sent to it; from then on the app signs you in.',
    recipient: 'Your account’s mobile',
    submit: 'Bind and sign in',
    busy: 'Binding…',
    register: 'No account yet?',
    registerLink: 'Register',
    overTitle: 'This login has expired',
    overLead: 'Go back to the sign-in page and start again by the messaging app.',
    again: 'To the sign-in page',
  },
})
