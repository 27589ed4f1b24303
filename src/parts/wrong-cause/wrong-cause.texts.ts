import { defineTexts } from '#ui/language/texts.ts'

/** Why an answer was wrong. */
export const wrongCauseTexts = defineTexts({
  'zh-CN': {
    label: '错因',
    own: '其他错因',
    ownHint: '自己写一个，按回车',
  },
  en: {
    label: 'Cause',
    own: 'Another cause',
    ownHint: 'Type your own and press Enter',
  },
})
