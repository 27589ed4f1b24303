import { defineTexts } from '#ui/language/texts.ts'

export const passwordRuleTexts = defineTexts({
  'zh-CN': {
    label: '密码要求',
    length: (minimum: number, maximum: number) => `${minimum}–${maximum} 个字符`,
    lowerCase: '小写字母',
    upperCase: '大写字母',
    digit: '数字',
    special: '特殊字符，如 @ # !',
    plain: '不能有空格、汉字',
    met: '，已满足',
    unmet: '，还没有',
    malformed: '请输入8-15位包含数字、特殊字符、大小写字母的密码',
    mismatch: '两次输入的密码不一致，请重新输入！',
    mismatchOnSubmit: '两次密码不一致',
    same: '新密码与当前密码相同，请重新输入',
  },
  en: {
    label: 'Password requirements',
    length: (minimum: number, maximum: number) => `${minimum}–${maximum} characters`,
    lowerCase: 'a lower case letter',
    upperCase: 'an upper case letter',
    digit: 'a digit',
    special: 'a special character such as @ # !',
    plain: 'no spaces, no Chinese characters',
    met: ': done',
    unmet: ': still missing',
    malformed: 'Use 8–15 characters with upper and lower case letters, digits and a special character',
    mismatch: 'The two passwords do not match. Enter them again',
    mismatchOnSubmit: 'The two passwords do not match',
    same: 'The new password is the same as the current one. Choose another',
  },
})
