import { questionTypeName, type QuestionTypeName } from '../questions/question-types.ts'

/** What the question bank calls its types; `domain/content-names` has them in English. */
const typeNames: Readonly<Record<QuestionTypeName, string>> = {
  singleChoice: '单项选择',
  listenAndWriteWord: '单词听写',
  listenAndWriteSentence: '句子听写',
  writing: '书面表达',
  cloze: '完形填空',
  reading: '阅读理解',
  grammarFill: '语法填空',
  multiChoice: '多项选择',
  fillBlank: '填空',
  fillBlanks: '多空填空',
  workedAnswer: '解答',
}

/** The name of a type; one that its subject does not know is 其他. */
export function bankTypeName(subjectId: number, type: number): string {
  const name = questionTypeName(subjectId, type)
  return name === null ? '其他' : typeNames[name]
}
