import { defineTexts } from '#ui/language/texts.ts'

/** Why a blank or a numbered slot does not fit. */
export const wrongNumberTexts = defineTexts({
  'zh-CN': {
    numberTwice: '编号重复',
    numberExtra: '没有对应的小题',
    numberReversed: '排在编号更大的后面',
    numberApart: '和别的编号接不上',
  },
  en: {
    numberTwice: 'This number is there twice',
    numberExtra: 'No item has this number',
    numberReversed: 'It is behind a higher number',
    numberApart: 'This number does not continue the others',
  },
})
