import { expect, test } from 'vitest'
import { noteText, refusalText } from './paper-messages.ts'

test('the messages of the specification', () => {
  expect(refusalText('paperIdIncorrect', 'en')).toBe('the paper id of the operation is incorrect')
  expect(refusalText('tooManyQuestions', 'en')).toBe('question count cannot exceed 200')
  expect(refusalText('tooManyQuestions', 'zh-CN', 50)).toBe('题目数量不能超过50')
})

const twice = { questionId: 1, reason: 'twice' } as const
const full = { questionId: 2, reason: 'full' } as const

test.each([
  [[full, full], 'question count cannot exceed 200'],
  [[twice], 'Already in the paper and not added again: 1'],
  [[twice, full, twice], 'question count cannot exceed 200; Already in the paper and not added again: 2'],
])('of %j it is said: %s', (questions, expected) =>
  expect(noteText({ kind: 'leftOut', questions }, 'en')).toBe(expected),
)

test('a note says which sections were removed, that a maths paper was merged, and that numbers were reset', () => {
  expect(noteText({ kind: 'sectionsRemoved', sectionTexts: ['一、选择', '二、填空'] }, 'zh-CN')).toBe(
    '已没有题目的大题一并删除：一、选择、二、填空',
  )
  expect(noteText({ kind: 'mathsMerged' }, 'zh-CN')).toBe('已按单项选择、多项选择、填空合并成大题')
  expect(noteText({ kind: 'numberingReset' }, 'en')).toBe('Numbers run through the whole paper again')
})
