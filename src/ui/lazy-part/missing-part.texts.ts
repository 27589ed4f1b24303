import { defineTexts } from '../language/texts.ts'

export const missingPartTexts = defineTexts({
  'zh-CN': { missing: '这部分没有取到，请检查网络后重试', retry: '重试' },
  en: { missing: 'This part could not be loaded. Check your network and try again', retry: 'Try again' },
})
