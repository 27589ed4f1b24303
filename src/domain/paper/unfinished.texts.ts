import type { Language } from '#domain/portal/language.ts'
import type { UnfinishedFault } from './unfinished.ts'

interface UnfinishedTexts extends Readonly<Record<UnfinishedFault, string>> {
  readonly lacks: (what: string) => string
  readonly itemLacks: (number: number, what: string) => string
  readonly questionLacks: (printed: string, what: string) => string
  /** Separates two things that an item lacks, two items, and two questions. */
  readonly comma: string
  readonly semicolon: string
  readonly between: string
}

/** What a question that is still being written lacks. */
export const unfinishedTexts: Readonly<Record<Language, UnfinishedTexts>> = {
  'zh-CN': {
    lacks: (what) => `缺${what}`,
    itemLacks: (number, what) => `第 ${number} 小题缺${what}`,
    questionLacks: (printed, what) => `第 ${printed} 题（${what}）`,
    passageMissing: '短文',
    stemMissing: '题干',
    optionsMissing: '选项',
    optionEmpty: '选项',
    rightMissing: '答案',
    comma: '、',
    semicolon: '；',
    between: '，',
  },
  en: {
    lacks: (what) => what,
    itemLacks: (number, what) => `${what} of item ${number}`,
    questionLacks: (printed, what) => `question ${printed} (missing ${what})`,
    passageMissing: 'shared text',
    stemMissing: 'text',
    optionsMissing: 'options',
    optionEmpty: 'options',
    rightMissing: 'answer',
    comma: ', ',
    semicolon: '; ',
    between: ', ',
  },
}
