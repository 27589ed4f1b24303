import { expect, test } from 'vitest'
import { blueprintFigure, withMarks } from './blueprint.ts'
import { item, question } from './testing/papers.ts'

const tense = { knowledgeId: 4, name: '一般过去时', marks: [20, 0, 40] } as const

test('each item counts for its own knowledge point, at the difficulty of its question', () => {
  const easy = question(1)
  const hard = question(2, {
    difficulty: 3,
    items: [
      item(201),
      item(202, { knowledge: '细节理解', score: 30 }),
      item(203, { knowledge: '细节理解', score: 10 }),
    ],
  })
  expect(blueprintFigure([tense], [], [easy, hard])).toEqual({
    rows: [
      { name: '一般过去时', knowledgeId: 4, planned: [20, 0, 40], present: [20, 0, 20], onPaper: [0, 0, 0] },
      { name: '细节理解', knowledgeId: null, planned: [0, 0, 0], present: [0, 0, 40], onPaper: [0, 0, 0] },
    ],
    planned: [20, 0, 40],
    present: [20, 0, 60],
    onPaper: [0, 0, 0],
  })
})

test('questions on the paper count with those chosen, and are told apart', () => {
  const reading = question(2, { difficulty: 3, items: [item(201, { knowledge: '细节理解', score: 30 })] })
  expect(blueprintFigure([tense], [question(1), reading], [question(3)])).toEqual({
    rows: [
      { name: '一般过去时', knowledgeId: 4, planned: [20, 0, 40], present: [40, 0, 0], onPaper: [20, 0, 0] },
      { name: '细节理解', knowledgeId: null, planned: [0, 0, 0], present: [0, 0, 30], onPaper: [0, 0, 30] },
    ],
    planned: [20, 0, 40],
    present: [40, 0, 30],
    onPaper: [20, 0, 30],
  })
})

test('an item with several knowledge points counts once: for the first that is planned, otherwise for its main one', () => {
  const both = question(1, { items: [item(101, { knowledge: '动词辨析', furtherPoints: ['词义猜测', '一般过去时'] })] })
  const neither = question(2, { items: [item(201, { knowledge: '动词辨析', furtherPoints: ['词义猜测'] })] })
  expect(blueprintFigure([tense], [], [both, neither])).toEqual({
    rows: [
      { name: '一般过去时', knowledgeId: 4, planned: [20, 0, 40], present: [20, 0, 0], onPaper: [0, 0, 0] },
      { name: '动词辨析', knowledgeId: null, planned: [0, 0, 0], present: [20, 0, 0], onPaper: [0, 0, 0] },
    ],
    planned: [20, 0, 40],
    present: [40, 0, 0],
    onPaper: [0, 0, 0],
  })
})

test('planned marks are listed before anything was chosen', () => {
  expect(blueprintFigure([tense], [], [])).toEqual({
    rows: [{ name: '一般过去时', knowledgeId: 4, planned: [20, 0, 40], present: [0, 0, 0], onPaper: [0, 0, 0] }],
    planned: [20, 0, 40],
    present: [0, 0, 0],
    onPaper: [0, 0, 0],
  })
})

test('marks of one difficulty change alone', () => {
  expect([1, 2, 3].map((difficulty) => withMarks([10, 20, 30], difficulty as 1 | 2 | 3, 5))).toEqual([
    [5, 20, 30],
    [10, 5, 30],
    [10, 20, 5],
  ])
})

test('a question counts at the difficulty that answers to it have shown', () => {
  const proved = { ...question(1), measured: { difficulty: 3 as const, answers: 30 } }
  expect(blueprintFigure([tense], [], [proved]).present).toEqual([0, 0, 20])
})
