import { defineTexts } from '#ui/language/texts.ts'

export const codeTexts = defineTexts({
  'zh-CN': {
    get: '获取验证码',
    again: '重新获取',
    sending: '发送中…',
    wait: (seconds: number) => `${seconds}s 后重新获取`,
    sentToast: '验证码发送成功，请注意查收！',
    tooSoon: '获取验证码过于频繁，请稍后再次尝试!',
  },
  en: {
    get: 'Get a code',
    again: 'Get again',
    sending: 'Sending…',
    wait: (seconds: number) => `Again in ${seconds}s`,
    sentToast: 'Verification code sent, please check!',
    tooSoon: 'Codes are requested too often; try again later!',
  },
})
