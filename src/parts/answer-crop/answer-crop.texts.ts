import { defineTexts } from '#ui/language/texts.ts'

/** What a part of a sheet shows. */
export const answerCropTexts = defineTexts({
  'zh-CN': { crop: (name: string) => `${name}答题卡上的作答`, own: '我在答题卡上的作答' },
  en: { crop: (name: string) => `${name}’s answer on the sheet`, own: 'My answer on the sheet' },
})
