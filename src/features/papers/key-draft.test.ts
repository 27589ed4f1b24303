import { expect, test } from 'vitest'
import type { AnswerKey, MultipleRule } from '#domain/questions/question.ts'
import { draftOf, draftTotal, type KeyDraft, keyOfDraft } from './key-draft.ts'

const written: AnswerKey = {
  kind: 'written',
  model: 'Dear Ms Brown,',
  criteria: [
    { name: '内容', hint: '要点齐全', max: 60 },
    { name: '语言', hint: '', max: 25 },
  ],
}

const keys: readonly AnswerKey[] = [
  { kind: 'single', choice: 'B' },
  { kind: 'multiple', choices: ['A', 'C'] },
  { kind: 'blank', accept: ["isn't", 'is not'] },
  { kind: 'number', accept: [String.raw`\dfrac{1}{2}`, '0.5'] },
  written,
]

test.each(keys)('the draft of a key of $kind represents the same key, so there is nothing to send', (key) => {
  expect(keyOfDraft(draftOf(key), key, 85)).toEqual({ problem: 'unchanged' })
})

const other: AnswerKey = { kind: 'single', choice: 'D' }

test('lines are accepted answers; empty lines and surrounding spaces are dropped', () => {
  const draft: KeyDraft = { kind: 'blank', lines: ' goes \n\n went\n' }
  expect(keyOfDraft(draft, other, 10)).toEqual({ key: { kind: 'blank', accept: ['goes', 'went'] } })
})

test('letters are sent as chosen', () => {
  expect(keyOfDraft({ kind: 'multiple', choices: ['B', 'D'], rule: 'each' }, other, 50)).toEqual({
    key: { kind: 'multiple', choices: ['B', 'D'], rule: 'each' },
  })
})

test('a different rule changes the key, the default rule does not', () => {
  const present: AnswerKey = { kind: 'multiple', choices: ['B', 'D'] }
  const withRule = (rule: MultipleRule) => keyOfDraft({ kind: 'multiple', choices: ['B', 'D'], rule }, present, 50)
  expect({ half: withRule('half'), whole: withRule('whole') }).toEqual({
    half: { problem: 'unchanged' },
    whole: { key: { kind: 'multiple', choices: ['B', 'D'], rule: 'whole' } },
  })
})

test('criteria are sent in tenths', () => {
  const criteria = [
    { name: ' 内容 ', hint: '', points: '6' },
    { name: '语言', hint: '拼写', points: '２.5' },
  ]
  expect(keyOfDraft({ kind: 'written', model: '', criteria }, other, 85)).toEqual({
    key: {
      kind: 'written',
      model: '',
      criteria: [
        { name: '内容', hint: '', max: 60 },
        { name: '语言', hint: '拼写', max: 25 },
      ],
    },
  })
  expect(draftTotal(criteria)).toBe(85)
})

const criterion = (name: string, points: string) => ({ name, hint: '', points })

test.each<readonly [string, KeyDraft]>([
  ['noChoice', { kind: 'multiple', choices: [], rule: 'half' }],
  ['noAnswer', { kind: 'blank', lines: ' \n ' }],
  ['answerTwice', { kind: 'number', lines: '1/2\n 1/2' }],
  ['answerTooLong', { kind: 'number', lines: '1'.repeat(201) }],
  ['tooManyAnswers', { kind: 'blank', lines: Array.from({ length: 51 }, (_, index) => `w${index}`).join('\n') }],
  ['criterionUnnamed', { kind: 'written', model: '', criteria: [criterion(' ', '8.5')] }],
  ['criterionTwice', { kind: 'written', model: '', criteria: [criterion('a', '8'), criterion('a', '0.5')] }],
  ['criterionPoints', { kind: 'written', model: '', criteria: [criterion('a', '8.5'), criterion('b', '0.3')] }],
  ['criteriaSum', { kind: 'written', model: '', criteria: [criterion('a', '8')] }],
  ['criteriaSum', { kind: 'written', model: '', criteria: [] }],
])('%s', (problem, draft) => {
  expect(keyOfDraft(draft, other, 85)).toEqual({ problem })
})
