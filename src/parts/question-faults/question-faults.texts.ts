import { importLimits } from '#domain/import/import-limits.ts'
import { defineTexts } from '#ui/language/texts.ts'

/** What is missing in a question. */
export const questionFaultTexts = defineTexts({
  'zh-CN': {
    passageMissing: '缺短文',
    stemMissing: '缺题干',
    optionsMissing: '至少要有两个选项',
    optionEmpty: '有空的选项，请补上或删去',
    tooManyOptions: `选项最多 ${importLimits.options} 个`,
    rightMissing: '缺答案',
    rightUnknown: '答案不在选项里，请改成选项的字母',
    severalRight: '单选只能有一个答案，或改成多选',
    rightRepeated: '答案有重复',
    scoreWrong: '分值要是 0.5 的倍数，且大于 0',
    tooLong: '内容太长，请缩短',
    kindUnfit: '这个学科没有这样的题型，请改题型',
  },
  en: {
    passageMissing: 'The shared text is missing',
    stemMissing: 'The question has no text',
    optionsMissing: 'At least two options are needed',
    optionEmpty: 'An option is empty. Fill it in or remove it',
    tooManyOptions: `At most ${importLimits.options} options`,
    rightMissing: 'The answer is missing',
    rightUnknown: 'The answer is not one of the options. Give the letter of an option',
    severalRight: 'Single choice has only one answer. Choose one, or change it to multiple choice',
    rightRepeated: 'An answer is repeated',
    scoreWrong: 'Points must be above 0, in steps of 0.5',
    tooLong: 'Too long. Shorten it',
    kindUnfit: 'This subject has no questions of this type. Choose another type',
  },
})
