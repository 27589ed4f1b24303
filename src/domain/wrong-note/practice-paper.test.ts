import { expect, test } from 'vitest'
import { isQuestion, isSection } from '../paper/elements.ts'
import { practicePaper } from './practice-paper.ts'

const question = (questionId: number, type: number, typeName: string, count = 1) => ({
  questionId,
  type,
  typeName,
  difficulty: 1 as const,
  passage: '',
  items: Array.from({ length: count }, (_, index) => ({
    itemId: questionId * 10 + index,
    stem: `item ${index}`,
    options: [],
    key: { kind: 'blank' as const, accept: ['x'] },
    analysis: '',
    knowledge: '时态',
    score: 20,
  })),
})

test('a practice has a section for each type in order of first appearance, and two minutes per item', () => {
  const questions = [question(1, 1, '单项选择'), question(2, 903, '阅读理解', 3), question(3, 1, '单项选择')]
  const paper = practicePaper({ ownerId: 5, subjectId: 203, title: '时态 错题练习', questions })
  expect({
    paperId: paper.paperId,
    ownerId: paper.ownerId,
    paperTitle: paper.paperTitle,
    duration: paper.duration,
  }).toEqual({ paperId: null, ownerId: 5, paperTitle: '时态 错题练习', duration: 10 })
  const sections = paper.elements.filter(isSection)
  expect(sections.map(({ children }) => children.filter(isQuestion).map(({ questionId }) => questionId))).toEqual([
    [1, 3],
    [2],
  ])
})
