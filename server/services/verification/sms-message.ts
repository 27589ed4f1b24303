import { smsLimits } from '#domain/portal/constants.ts'
import type { SmsPurpose } from '#domain/accounts/sms-purpose.ts'
import { minute } from '#domain/time/units.ts'

const purposeWords: Readonly<Record<SmsPurpose, string>> = {
  login: '登录',
  bind: '绑定微信',
  register: '注册账号',
  password: '重置密码',
  mobile: '绑定手机号',
}

/** The text of the message: purpose first, so that people notice a code they did not ask for. */
export const smsText = (purpose: SmsPurpose, code: string): string =>
  `【讲台】您正在${purposeWords[purpose]}，验证码 ${code}，${smsLimits.codeLife / minute} 分钟内有效，请勿告诉他人。`
