import { expect, test } from 'vitest'
import { isWrongNotePath, studentPartOf, wrongNotePaths } from './wrong-note-paths.ts'

test('the part of a student’s book in an address is read as it was written', () => {
  const item = { kind: 'item', itemId: 12 } as const
  const knowledge = { kind: 'knowledge', knowledgeId: 7 } as const
  expect([item, knowledge].map((part) => wrongNotePaths.part(3, 9, part))).toEqual([
    '/course/3/wrongnote/questionRankStuDetail/9/item-12',
    '/course/3/wrongnote/questionRankStuDetail/9/knowledge-7',
  ])
  expect(['item-12', 'knowledge-7', 'item-0', 'item-x', '12', 'knowledge-1 '].map(studentPartOf)).toEqual([
    item,
    knowledge,
    null,
    null,
    null,
    null,
  ])
})

test.each([
  ['/wrong-note', true],
  ['/wrong-note?view=type', true],
  ['/wrong-note-html/list', true],
  ['/course/3/wrongnote/question?group=4', true],
  ['/course/3/wrongnote/questionRankStu/9', true],
  ['/course/3/wrongnote/words', false],
  ['/course/3/tasks', false],
])('%s is about wrong questions: %s', (address, isOne) => {
  expect(isWrongNotePath(address)).toBe(isOne)
})
