import { counted } from '#domain/values/counted.ts'
import { defineTexts } from '#ui/language/texts.ts'

export const smsFormTexts = defineTexts({
  'zh-CN': {
    form: '短信登录',
    mobile: '手机号',
    code: '验证码',
    codeHint: (digits: number) => `${digits} 位数字`,
    missing: '手机号验证码不能为空',
    mobileInvalid: '手机号格式不正确',
    codeInvalid: '验证码格式不正确',
    cannotSend: '手机号无效，请检查是否有误！',
  },
  en: {
    form: 'Sign in with SMS',
    mobile: 'Mobile',
    code: 'Code',
    codeHint: (digits: number) => counted(digits, 'digit'),
    missing: 'Enter your mobile number and the code',
    mobileInvalid: 'Enter a valid mobile number',
    codeInvalid: 'Enter a valid code',
    cannotSend: 'This mobile number is not valid. Please check it.',
  },
})
