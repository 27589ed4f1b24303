import { counted } from '../values/counted.ts'
import type { Language } from '../portal/language.ts'
import type { MultipleRule, OpenKey } from '../questions/question.ts'
import { usualRule } from '../questions/question.ts'
import { pointsText, type Tenths } from '../values/score.ts'
import { partialScore } from './mark-item.ts'

interface RuleTexts {
  readonly names: Readonly<Record<MultipleRule, string>>
  readonly whole: (full: string) => string
  readonly half: (full: string, half: string) => string
  /** What that many right options give. */
  readonly share: (chosen: number, points: string) => string
  /** Separates two shares. */
  readonly comma: string
  readonly each: (shares: string) => string
}

/** Names of the rules for several right options, and their explanations. */
export const multipleRuleTexts: Readonly<Record<Language, RuleTexts>> = {
  'zh-CN': {
    names: { whole: '全对才得分', half: '少选得一半', each: '按选项给分' },
    whole: (full) => `全部选对得 ${full} 分；少选、错选都得 0 分`,
    half: (full, half) => `全部选对得 ${full} 分；少选得 ${half} 分；有错选得 0 分`,
    share: (chosen, points) => `选对 ${chosen} 个得 ${points} 分`,
    comma: '，',
    each: (shares) => `${shares}；有错选得 0 分`,
  },
  en: {
    names: { whole: 'All or nothing', half: 'Half marks for some', each: 'By option' },
    whole: (full) => `All correct: ${counted(full, 'point')}; some missing or any wrong: 0`,
    half: (full, half) => `All correct: ${counted(full, 'point')}; some missing: ${half}; any wrong: 0`,
    share: (chosen, points) => `${chosen} right: ${counted(points, 'point')}`,
    comma: ', ',
    each: (shares) => `${shares}; any wrong: 0`,
  },
}

/** What a rule gives for an item of `score` tenths with that many right options, in words for students and teachers. */
export function multipleRuleText(rule: MultipleRule, right: number, score: Tenths, language: Language): string {
  const texts = multipleRuleTexts[language]
  const pointsFor = (chosen: number) => pointsText(partialScore(rule, chosen, right, score))
  const counts = Array.from({ length: right }, (_, index) => index + 1)
  switch (rule) {
    case 'whole':
      return texts.whole(pointsFor(right))
    case 'half':
      return right === 1 ? texts.whole(pointsFor(right)) : texts.half(pointsFor(right), pointsFor(1))
    case 'each':
      return texts.each(counts.map((chosen) => texts.share(chosen, pointsFor(chosen))).join(texts.comma))
  }
}

/** What an item's key gives for some of its right options, in words; null if there is nothing to say. */
export const keyRuleText = (key: OpenKey, score: Tenths, language: Language): string | null =>
  key.kind === 'multiple' ? multipleRuleText(key.rule ?? usualRule, key.choices.length, score, language) : null
