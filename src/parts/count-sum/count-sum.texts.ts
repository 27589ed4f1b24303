import { defineTexts } from '#ui/language/texts.ts'

export const countSumTexts = defineTexts({
  'zh-CN': { due: '应交', marked: '已批', unmarked: '待批', missing: '未交' },
  en: { due: 'Assigned', marked: 'Marked', unmarked: 'To mark', missing: 'Missing' },
})
