import { defineTexts } from '#ui/language/texts.ts'

export const answerOptionsTexts = defineTexts({
  'zh-CN': { right: '正确答案', wrong: '选错了', rightChosen: '选对了' },
  en: { right: 'Correct answer', wrong: 'Wrong choice', rightChosen: 'Correct choice' },
})
