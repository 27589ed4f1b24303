import { counted } from '../values/counted.ts'
import type { Language } from '#domain/portal/language.ts'
import { pointsText } from '#domain/values/score.ts'
import type { OperationRefusal } from './editing/operations.ts'
import { paperLimits } from './paper-limits.ts'

const { titleLength, sectionLength, duration, score, firstNumber } = paperLimits

type PlainRefusal = Exclude<OperationRefusal, 'tooManyQuestions'>

const lowest = pointsText(score.lowest)
const highest = pointsText(score.highest)
const step = pointsText(score.step)

/** The title of a paper until somebody names it. */
export const newTitles: Readonly<Record<Language, string>> = { 'zh-CN': '未命名试卷', en: 'Untitled paper' }

/** Why an operation on a paper was refused, and what to do about it. */
export const refusalTexts: Readonly<Record<Language, Readonly<Record<PlainRefusal, string>>>> = {
  'zh-CN': {
    paperIdIncorrect: '操作的试卷 ID 不正确',
    elementUnknown: '试卷里已经没有这一项；请刷新后再试',
    elementExists: '试卷里已经有这一项，不能再加一次',
    otherKind: '这一项不是同一类内容，不能这样改',
    positionUnknown: '试卷里没有这个位置；请刷新后再试',
    sectionInSection: '大题里不能再放大题',
    questionTwice: '试卷里已经有这道题；请换另一道',
    itemUnknown: '试卷里已经没有这一小题；请刷新后再试',
    titleInvalid: `请输入试卷名称，最多 ${titleLength} 个字`,
    sectionTextInvalid: `请输入大题名称，最多 ${sectionLength} 个字`,
    durationInvalid: `时长应为 ${duration.shortest} 到 ${duration.longest} 分钟的整数`,
    scoreInvalid: `分值应为 ${lowest} 到 ${highest} 分，最小单位 ${step} 分`,
    firstNumberInvalid: `起始题号应为 ${firstNumber.lowest} 到 ${firstNumber.highest} 的整数`,
  },
  en: {
    paperIdIncorrect: 'This paper ID is not valid',
    elementUnknown: 'This is no longer in the paper. Reload and try again',
    elementExists: 'This is already in the paper and cannot be added again',
    otherKind: 'This is a different kind of content and cannot be changed this way',
    positionUnknown: 'The paper has no such position. Reload and try again',
    sectionInSection: 'A section cannot contain another section',
    questionTwice: 'The paper already has this question. Choose another',
    itemUnknown: 'This item is no longer in the paper. Reload and try again',
    titleInvalid: `Enter a title of at most ${counted(titleLength, 'character')}`,
    sectionTextInvalid: `Enter a section heading of at most ${counted(sectionLength, 'character')}`,
    durationInvalid: `Enter a whole number of minutes from ${duration.shortest} to ${duration.longest}`,
    scoreInvalid: `Enter a score from ${lowest} to ${counted(highest, 'point')}, in steps of ${step}`,
    firstNumberInvalid: `Enter a whole number from ${firstNumber.lowest} to ${firstNumber.highest}`,
  },
}

interface NoteTexts {
  readonly full: (maximum: number) => string
  readonly twice: (count: number) => string
  readonly sectionsRemoved: (headings: string) => string
  readonly mathsMerged: string
  readonly numberingReset: string
  /** Separates two headings, and two sentences. */
  readonly comma: string
  readonly semicolon: string
}

/** Side effects of an operation. */
export const noteTexts: Readonly<Record<Language, NoteTexts>> = {
  'zh-CN': {
    full: (maximum) => `题目数量不能超过${maximum}`,
    twice: (count) => `有 ${count} 道题已经在试卷里，没有重复加入`,
    sectionsRemoved: (headings) => `已没有题目的大题一并删除：${headings}`,
    mathsMerged: '已按单项选择、多项选择、填空合并成大题',
    numberingReset: '题号已恢复为从头连续编号',
    comma: '、',
    semicolon: '；',
  },
  en: {
    full: (maximum) => `A paper can have at most ${counted(maximum, 'question')}`,
    twice: (count) => `Already in the paper and not added again: ${count}`,
    sectionsRemoved: (headings) => `Empty sections were removed: ${headings}`,
    mathsMerged: 'Questions merged into sections for single choice, multiple choice and blanks',
    numberingReset: 'Questions are numbered continuously again',
    comma: ', ',
    semicolon: '; ',
  },
}
