import { defineTexts } from '#ui/language/texts.ts'

export const inspectorTexts = defineTexts({
  'zh-CN': { otherLanguage: 'English', failed: '状态图查看没有打开，请检查网络后再试' },
  en: {
    otherLanguage: '中文',
    failed: 'The inspector did not open; check the network and try again',
  },
})
