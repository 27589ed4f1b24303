import { defineTexts } from '#ui/language/texts.ts'

export const teachingFieldsTexts = defineTexts({
  'zh-CN': { stage: '学段', subject: '学科' },
  en: { stage: 'Stage', subject: 'Subject' },
})
