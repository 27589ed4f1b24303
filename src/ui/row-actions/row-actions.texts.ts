import { defineTexts } from '../language/texts.ts'

export const rowActionsTexts = defineTexts({
  'zh-CN': { more: (name: string) => `更多操作：${name}` },
  en: { more: (name: string) => `More actions: ${name}` },
})
