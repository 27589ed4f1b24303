import { expect, test } from 'vitest'
import { noteText, refusalText } from './paper-messages.ts'

test('the messages of the specification', () => {
  expect(refusalText('paperIdIncorrect', 'en')).toBe('This paper ID is not valid')
  expect(refusalText('tooManyQuestions', 'en')).toBe('A paper can have at most 200 questions')
  expect(refusalText('tooManyQuestions', 'zh-CN', 50)).toBe('题目数量不能超过50')
})

const twice = { questionId: 1, reason: 'twice' } as const
const full = { questionId: 2, reason: 'full' } as const

test.each([
  [[full, full], 'A paper can have at most 200 questions'],
  [[twice], 'Already in the paper and not added again: 1'],
  [[twice, full, twice], 'A paper can have at most 200 questions; Already in the paper and not added again: 2'],
])('of %j it is said: %s', (questions, expected) =>
  expect(noteText({ kind: 'leftOut', questions }, 'en')).toBe(expected),
)

test('a note says which sections were removed, that a maths paper was merged, and that numbers were reset', () => {
  expect(noteText({ kind: 'sectionsRemoved', sectionTexts: ['一、选择', '二、填空'] }, 'zh-CN')).toBe(
    '已没有题目的大题一并删除：一、选择、二、填空',
  )
  expect(noteText({ kind: 'mathsMerged' }, 'zh-CN')).toBe('已按单项选择、多项选择、填空合并成大题')
  expect(noteText({ kind: 'numberingReset' }, 'en')).toBe('Questions are numbered continuously again')
})
