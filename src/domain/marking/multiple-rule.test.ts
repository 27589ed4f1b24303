import { expect, test } from 'vitest'
import { type AnswerKey, type MultipleRule, multipleRules, usualRule } from '#domain/questions/question.ts'
import { markItem } from './mark-item.ts'
import { keyRuleText, multipleRuleText } from './multiple-rule.texts.ts'

const keyOf = (rule?: MultipleRule): AnswerKey => ({ kind: 'multiple', choices: ['A', 'C', 'D'], rule })

const scoresOf = (rule: MultipleRule | undefined, score: number) =>
  ['ACD', 'AC', 'D', 'AB', ''].map((answer) => markItem(keyOf(rule), answer, score))

test.each([
  ['whole', 60, [60, 0, 0, 0, 0]],
  ['half', 60, [60, 30, 30, 0, 0]],
  ['each', 60, [60, 40, 20, 0, 0]],
  ['each', 50, [50, 30, 15, 0, 0]],
  ['each', 5, [5, 0, 0, 0, 0]],
  [undefined, 60, [60, 30, 30, 0, 0]],
] as const)('by the rule %s an item of %i tenths gives %j', (rule, score, scores) =>
  expect(scoresOf(rule, score)).toEqual(scores.map((one) => ({ score: one }))),
)

test('a key without a rule is marked by the default one', () => {
  expect({ multipleRules, usualRule }).toEqual({ multipleRules: ['whole', 'half', 'each'], usualRule: 'half' })
})

test.each([
  ['whole', 3, '全部选对得 6 分；少选、错选都得 0 分', 'All correct: 6 points; some missing or any wrong: 0'],
  ['half', 3, '全部选对得 6 分；少选得 3 分；有错选得 0 分', 'All correct: 6 points; some missing: 3; any wrong: 0'],
  ['half', 1, '全部选对得 6 分；少选、错选都得 0 分', 'All correct: 6 points; some missing or any wrong: 0'],
  [
    'each',
    3,
    '选对 1 个得 2 分，选对 2 个得 4 分，选对 3 个得 6 分；有错选得 0 分',
    '1 right: 2 points, 2 right: 4 points, 3 right: 6 points; any wrong: 0',
  ],
] as const)('%s with %i right options says what marking does', (rule, right, chinese, english) =>
  expect({
    chinese: multipleRuleText(rule, right, 60, 'zh-CN'),
    english: multipleRuleText(rule, right, 60, 'en'),
  }).toEqual({ chinese, english }),
)

test('only a key with several right options has a rule to show', () => {
  const single: AnswerKey = { kind: 'single', choice: 'A' }
  expect([keyRuleText(keyOf(), 60, 'zh-CN'), keyRuleText(single, 60, 'zh-CN')]).toEqual([
    '全部选对得 6 分；少选得 3 分；有错选得 0 分',
    null,
  ])
})
