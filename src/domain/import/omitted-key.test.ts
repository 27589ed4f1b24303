import { expect, test } from 'vitest'
import { isOmittedKey, withoutOmittedKeys } from './omitted-key.ts'

test.each([
  '略',
  '略。',
  ' 略 ',
  '（略）',
  '略（合理即可）',
  '答案略',
  '见解析',
  '详见解析。',
  '见试题解析',
  '暂无',
  '答案不唯一',
])('%s says that there is no answer', (answer) => expect(isOmittedKey(answer)).toBe(true))

test.each(['omitted', 'Omitted.', '(omitted)', 'See the explanation', 'see explanation below.'])(
  '%s says that there is no answer',
  (answer) => expect(isOmittedKey(answer)).toBe(true),
)

test.each(['', 'A', '战略', '略大于 3', '见', '答案不唯一，如 3', 'omitted words', 'see', '（1）3'])(
  '%s is an answer, or nothing at all',
  (answer) => expect(isOmittedKey(answer)).toBe(false),
)

test('of the answers to several gaps, only those that are omitted go', () => {
  expect([withoutOmittedKeys('3；略'), withoutOmittedKeys('略; 见解析'), withoutOmittedKeys('3；4')]).toEqual([
    '3；',
    ';',
    '3；4',
  ])
})
