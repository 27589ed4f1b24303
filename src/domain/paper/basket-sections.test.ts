import { expect, test } from 'vitest'
import { basketSections } from './basket-sections.ts'
import { question, reading } from './testing/papers.ts'

test('a basket by types in order of first appearance, numbered as it would be printed', () => {
  expect(basketSections(203, [question(1), reading(2, 3), question(3)])).toEqual([
    {
      heading: '单项选择',
      questionCount: 2,
      itemCount: 2,
      score: 40,
      sectionNo: 1,
      questions: [
        { questionId: 1, printed: '1' },
        { questionId: 3, printed: '2' },
      ],
    },
    {
      heading: '阅读理解',
      questionCount: 1,
      itemCount: 3,
      score: 60,
      sectionNo: 2,
      questions: [{ questionId: 2, printed: '3–5' }],
    },
  ])
})

test('maths questions with one blank and with several share a heading', () => {
  const blank = question(1, { type: 4, typeName: '填空' })
  const blanks = question(2, { type: 21, typeName: '多空填空', count: 2 })
  expect(basketSections(202, [blank, blanks]).map(({ heading, itemCount }) => ({ heading, itemCount }))).toEqual([
    { heading: '填空', itemCount: 3 },
  ])
})

test('an empty basket has no sections', () => expect(basketSections(203, [])).toEqual([]))
