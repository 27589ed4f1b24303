import { defineTexts } from '#ui/language/texts.ts'

/** Why a blank or a numbered slot does not fit. */
export const wrongNumberTexts = defineTexts({
  'zh-CN': {
    numberTwice: '编号重复',
    numberExtra: '没有对应的小题',
    numberReversed: '排在编号更大的后面',
    numberApart: '和别的编号接不上',
    question: (printed: string, numbers: string) => `第 ${printed} 题的空编号有误：${numbers}`,
    number: (number: number, why: string) => `${number}（${why}）`,
    semicolon: '；',
  },
  en: {
    numberTwice: 'This number is used twice',
    numberExtra: 'No item has this number',
    numberReversed: 'It comes after a higher number',
    numberApart: 'This number does not follow on from the others',
    question: (printed: string, numbers: string) => `Wrong numbers of blanks in question ${printed}: ${numbers}`,
    number: (number: number, why: string) => `${number} (${why})`,
    semicolon: '; ',
  },
})
