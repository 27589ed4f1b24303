import { defineTexts } from '#ui/language/texts.ts'

/** Loaded with the form. */
export const codeFormTexts = defineTexts({
  'zh-CN': {
    mobile: '手机号',
    code: '验证码',
    mobileMissing: '手机号验证码不能为空',
    mobileInvalid: '手机号格式不正确',
    codeMissing: '手机号验证码不能为空',
    codeInvalid: '验证码格式不正确',
    mobileUnusable: '手机号无效，请检查是否有误！',
  },
  en: {
    mobile: 'Mobile number',
    code: 'Code',
    mobileMissing: 'Mobile number and code are required',
    mobileInvalid: 'Enter a valid mobile number',
    codeMissing: 'Mobile number and code are required',
    codeInvalid: 'Enter a valid code',
    mobileUnusable: 'This mobile number is not valid. Please check it.',
  },
})
