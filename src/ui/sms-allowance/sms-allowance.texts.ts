import { defineTexts } from '../language/texts.ts'

export const smsAllowanceTexts = defineTexts({
  'zh-CN': {
    limit: (perDay: number) => `24 小时内最多获取 ${perDay} 条验证码`,
    sentTo: (recipient: string) => `已发送到 ${recipient}，刷新页面不会重发`,
    left: (perDay: number, left: number) => `24 小时内最多 ${perDay} 条，还可获取 ${left} 条`,
    noneLeft: (perDay: number) => `24 小时内的 ${perDay} 条已经用完`,
  },
  en: {
    limit: (perDay: number) => `At most ${perDay} codes in 24 hours`,
    sentTo: (recipient: string) => `Sent to ${recipient}; reloading does not send another`,
    left: (perDay: number, left: number) => `At most ${perDay} in 24 hours, ${left} left`,
    noneLeft: (perDay: number) => `All ${perDay} of these 24 hours are used`,
  },
})
