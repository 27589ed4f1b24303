import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

/** Requesting a code by SMS or email, the same in every form. */
export const codeSendingTexts = defineTexts({
  'zh-CN': {
    get: '获取验证码',
    again: '重新获取',
    sending: '发送中…',
    waiting: (seconds: number) => `${seconds}s 后重新获取`,
    sent: '验证码发送成功，请注意查收！',
    tooSoon: '获取验证码过于频繁，请稍后再次尝试!',
    limit: (perDay: number) => `24 小时内最多获取 ${perDay} 条验证码`,
    sentTo: (recipient: string) => `已发送到 ${recipient}，刷新页面不会重发`,
    left: (perDay: number, left: number) => `24 小时内最多 ${perDay} 条，还可获取 ${left} 条`,
    noneLeft: (perDay: number, minutes: number) =>
      `24 小时内最多 ${perDay} 条，${span(minutes, '小时', '分钟')}后可再获取`,
  },
  en: {
    get: 'Get code',
    again: 'Resend',
    sending: 'Sending…',
    waiting: (seconds: number) => `Resend in ${seconds}s`,
    sent: 'Code sent. Please check your messages.',
    tooSoon: 'Too many code requests. Please try again later.',
    limit: (perDay: number) => `At most ${counted(perDay, 'code')} in 24 hours`,
    sentTo: (recipient: string) => `Sent to ${recipient}. Reloading will not send another`,
    left: (perDay: number, left: number) => `At most ${perDay} in 24 hours, ${left} left`,
    noneLeft: (perDay: number, minutes: number) =>
      `At most ${perDay} in 24 hours, the next in ${span(minutes, 'h', 'min')}`,
  },
})

/** In whole hours above one hour. */
const span = (minutes: number, ofHours: string, ofMinutes: string): string =>
  minutes > 60 ? `${Math.ceil(minutes / 60)} ${ofHours}` : `${minutes} ${ofMinutes}`
