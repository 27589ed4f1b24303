import { defineTexts } from '#ui/language/texts.ts'

/** Writing a question of one's own on the paper. */
export const newQuestionTexts = defineTexts({
  'zh-CN': {
    write: '写一道新题',
    into: (heading: string) => `加到“${heading}”`,
    byType: '加到同题型的大题里',
    trueFalse: '判断',
    fillNumber: '填空（数或式）',
    fillText: '填空（文字）',
    cancel: '不写了',
    unfinished: (what: string) => `还没写完：${what}`,
    item: (number: number, what: string) => `第 ${number} 小题${what}`,
    addItem: '加一小题',
    removeItem: (number: number) => `删除第 ${number} 小题`,
    comma: '，',
    semicolon: '；',
  },
  en: {
    write: 'Write a question',
    into: (heading: string) => `Into “${heading}”`,
    byType: 'Into the section of its type',
    trueFalse: 'True or false',
    fillNumber: 'Fill in a number or expression',
    fillText: 'Fill in words',
    cancel: 'Do not write it',
    unfinished: (what: string) => `Not finished: ${what}`,
    item: (number: number, what: string) => `item ${number}: ${what}`,
    addItem: 'Add an item',
    removeItem: (number: number) => `Delete item ${number}`,
    comma: ', ',
    semicolon: '; ',
  },
})
