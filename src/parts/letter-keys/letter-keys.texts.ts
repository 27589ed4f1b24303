import { defineTexts } from '#ui/language/texts.ts'

export const letterKeysTexts = defineTexts({
  'zh-CN': {
    letters: '字母也当快捷键',
    lettersWhat: '关掉后，按字母没有作用，数字、Enter 和方向键照常',
  },
  en: {
    letters: 'Letter shortcuts',
    lettersWhat: 'When off, letters do nothing. Digits, Enter and arrow keys still work',
  },
})
