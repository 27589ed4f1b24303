import { defineTexts } from '../language/texts.ts'

export const pageHeadTexts = defineTexts({
  'zh-CN': { crumbs: '当前位置' },
  en: { crumbs: 'You are here' },
})
