import { defineTexts } from '#ui/language/texts.ts'

export const consentTexts = defineTexts({
  'zh-CN': {
    consent: '我已阅读并同意',
    listComma: '、',
    privacy: '隐私政策',
    licence: '用户许可协议',
    children: '儿童隐私政策',
  },
  en: {
    consent: 'I have read and agree to the',
    listComma: ', ',
    privacy: 'Privacy policy',
    licence: 'Licence agreement',
    children: 'Children’s privacy policy',
  },
})
