import { expect, test } from 'vitest'
import { questionsOf } from './elements.ts'
import { isNewId } from './new-ids.ts'
import { paperWith, question, section } from './testing/papers.ts'
import { writtenAnew } from './written-anew.ts'

test('one question of a paper becomes one that is written on it, with the same text; the others stay', () => {
  const paper = paperWith([section('s1', [question(1), question(2)])])
  const [first, second] = questionsOf(paper.elements)
  if (first === undefined || second === undefined) throw new Error('Two questions')
  const anew = writtenAnew(paper, second.elementId)
  const [kept, written] = questionsOf(anew.elements)
  const ids = [written?.questionId ?? 0, ...(written?.items.map(({ itemId }) => itemId) ?? [])]
  expect({ kept, areNew: ids.map(isNewId), different: new Set(ids).size }).toEqual({
    kept: first,
    areNew: ids.map(() => true),
    different: ids.length,
  })
  const { questionId, items } = second
  expect({
    ...written,
    questionId,
    items: written?.items.map((item, index) => ({ ...item, itemId: items[index]?.itemId })),
  }).toEqual(second)
  expect(writtenAnew(anew, second.elementId)).toBe(anew)
})
