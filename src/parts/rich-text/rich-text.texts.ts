import { defineTexts } from '#ui/language/texts.ts'

export const richTextTexts = defineTexts({
  'zh-CN': {
    blank: (number: number) => `第 ${number} 空`,
    picture: '图片',
    missingPicture: (shows: string) => (shows === '' ? '［图片无法显示］' : `［图片无法显示：${shows}］`),
  },
  en: {
    blank: (number: number) => `Blank ${number}`,
    picture: 'Picture',
    missingPicture: (shows: string) =>
      shows === '' ? '[This picture cannot be shown]' : `[This picture cannot be shown: ${shows}]`,
  },
})
