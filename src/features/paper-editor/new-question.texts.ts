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
    notFinished: (questions: string) =>
      `还没写完：${questions}。草稿照样保存；写完才能布置、分享，或打印答案和答题卡。`,
    finish: '接着写',
    unfinished: (parts: string) => `还没写完：${parts}`,
    addItem: '加一小题',
    removeItem: (number: number) => `删除第 ${number} 小题`,
  },
  en: {
    write: 'Write a question',
    into: (heading: string) => `Add to “${heading}”`,
    byType: 'Add to the section of its type',
    trueFalse: 'True or false',
    fillNumber: 'Fill in a number or expression',
    fillText: 'Fill in words',
    cancel: 'Discard',
    notFinished: (questions: string) =>
      `Still to finish: ${questions}. Saved as a draft. Finish before assigning or sharing the paper, or printing answers or answer sheets.`,
    finish: 'Keep writing',
    unfinished: (parts: string) => `Still missing: ${parts}`,
    addItem: 'Add an item',
    removeItem: (number: number) => `Delete item ${number}`,
  },
})
