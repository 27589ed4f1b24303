import type { AnswerKind } from '#domain/questions/question.ts'
import type { Language } from '#domain/portal/language.ts'

type Both = Readonly<Record<Language, string>>

/** Columns of the workbook that questions are written to, in order. */
export const worksheetColumns = [
  'kind',
  'stem',
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
  'right',
  'analysis',
  'knowledge',
  'score',
  'difficulty',
  'section',
] as const

export type WorksheetColumn = (typeof worksheetColumns)[number]

export const optionColumns = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

const option = (letter: string): Both => ({ 'zh-CN': `选项${letter}`, en: `Option ${letter}` })

/** Headings of the columns in a workbook we write, by which one being read is recognised. */
export const columnTexts: Readonly<Record<WorksheetColumn, Both>> = {
  kind: { 'zh-CN': '题型', en: 'Type' },
  stem: { 'zh-CN': '题干', en: 'Question' },
  A: option('A'),
  B: option('B'),
  C: option('C'),
  D: option('D'),
  E: option('E'),
  F: option('F'),
  G: option('G'),
  right: { 'zh-CN': '答案', en: 'Answer' },
  analysis: { 'zh-CN': '解析', en: 'Explanation' },
  knowledge: { 'zh-CN': '知识点', en: 'Knowledge point' },
  score: { 'zh-CN': '分值', en: 'Points' },
  difficulty: { 'zh-CN': '难度', en: 'Difficulty' },
  section: { 'zh-CN': '大题', en: 'Section' },
}

export const kindTexts: Readonly<Record<AnswerKind, Both>> = {
  single: { 'zh-CN': '单选', en: 'Single choice' },
  multiple: { 'zh-CN': '多选', en: 'Multiple choice' },
  blank: { 'zh-CN': '填空', en: 'Fill in' },
  number: { 'zh-CN': '数值填空', en: 'Number' },
  written: { 'zh-CN': '解答', en: 'Written' },
}

/** Other names of the kinds, as papers call them. */
export const kindAliases: Readonly<Record<AnswerKind, readonly string[]>> = {
  single: ['单选题', '单项选择', '单项选择题'],
  multiple: ['多选题', '多项选择', '多项选择题'],
  blank: ['填空题'],
  number: ['数值填空题'],
  written: ['解答题', '简答题', '问答题'],
}

export const difficultyTexts: Readonly<Record<1 | 2 | 3, Both>> = {
  1: { 'zh-CN': '易', en: 'Easy' },
  2: { 'zh-CN': '中', en: 'Medium' },
  3: { 'zh-CN': '难', en: 'Hard' },
}
