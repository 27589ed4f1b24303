import { defineTexts } from '#ui/language/texts.ts'

export const smsCodeTexts = defineTexts({
  'zh-CN': {
    get: '获取验证码',
    separator: '；',
    again: '重新获取',
    sending: '发送中…',
    wait: (seconds: number) => `${seconds}s 后重新获取`,
    sentToast: '验证码发送成功，请注意查收！',
    sentTo: (mobile: string) => `已发送到 ${mobile}，刷新页面不会重发`,
    left: (count: number) => `24 小时内还能发 ${count} 条`,
    noneLeft: '24 小时内的 5 条已用完',
    mobileInvalid: '手机号无效，请检查是否有误！',
    tooSoon: '获取验证码过于频繁，请稍后再次尝试!',
  },
  en: {
    get: 'Get a code',
    separator: '; ',
    again: 'Get again',
    sending: 'Sending…',
    wait: (seconds: number) => `Again in ${seconds}s`,
    sentToast: 'Verification code sent, please check!',
    sentTo: (mobile: string) => `Sent to ${mobile}; reloading does not send it again`,
    left: (count: number) => `${count} more within 24 hours`,
    noneLeft: 'All 5 codes of 24 hours are used',
    mobileInvalid: 'Phone number invalid, please check for mistakes!',
    tooSoon: 'Codes are requested too often; try again later!',
  },
})
