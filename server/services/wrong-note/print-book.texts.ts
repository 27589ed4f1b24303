import { counted } from '#domain/values/counted.ts'
import type { Language } from '#domain/portal/language.ts'

interface PrintBookTexts {
  readonly title: (name: string) => string
  readonly ofClass: (course: string) => string
  readonly facts: (count: number) => string
  readonly source: (name: string, no: number, day: string) => string
  readonly own: string
  readonly right: string
  readonly analysis: string
  readonly similar: string
  readonly left: string
  /** In place of an answer that is on a sheet and cannot be shown. */
  readonly onSheet: string
  readonly footer: readonly [string, string, string]
  readonly fileEnding: string
}

/** Texts on printed wrong questions. */
export const printBookTexts: Readonly<Record<Language, PrintBookTexts>> = {
  'zh-CN': {
    title: (name) => `${name} 错题`,
    ofClass: (course) => `${course} 错题`,
    facts: (count) => `共 ${count} 题`,
    source: (name, no, day) => `${name} 第 ${no} 题 ${day}`,
    own: '我的答案',
    right: '答案',
    analysis: '解析',
    similar: '相似题',
    left: '空着',
    onSheet: '（见答题卡）',
    footer: ['第 ', ' 页（共 ', ' 页）'],
    fileEnding: '错题.pdf',
  },
  en: {
    title: (name) => `Wrong questions: ${name}`,
    ofClass: (course) => `Wrong questions: ${course}`,
    facts: (count) => counted(count, 'question'),
    source: (name, no, day) => `${name}, no. ${no}, ${day}`,
    own: 'My answer',
    right: 'Answer',
    analysis: 'Explanation',
    similar: 'Similar question',
    left: 'Left blank',
    onSheet: '(on the answer sheet)',
    footer: ['Page ', ' of ', ''],
    fileEnding: 'wrong questions.pdf',
  },
}
