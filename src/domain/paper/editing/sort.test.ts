import { expect, test } from 'vitest'
import { act, after, item, orderOf, paperWith, question, section, text } from '../testing/papers.ts'
import type { Sort } from './operations.ts'

const worth = (questionId: number, type: number, difficulty: 1 | 2 | 3, score: number) =>
  question(questionId, { type, difficulty, items: [item(questionId, { score })] })

const paper = paperWith([
  question(9),
  section('s1', [worth(1, 2, 3, 20), text('x'), worth(2, 1, 1, 30), worth(3, 2, 1, 10)]),
  section('s2', [worth(4, 1, 2, 20), worth(5, 1, 1, 20)]),
])

const sorted = (given: Partial<Sort>) =>
  orderOf(after(paper, { kind: 'sort', sectionId: null, by: 'difficulty', direction: 'ascending', ...given }))

test.each<[Partial<Sort>, string]>([
  [{ by: 'difficulty' }, 'q9 s1(q2 x q3 q1) s2(q5 q4)'],
  [{ by: 'difficulty', direction: 'descending' }, 'q9 s1(q1 x q2 q3) s2(q4 q5)'],
  [{ by: 'type' }, 'q9 s1(q2 x q1 q3) s2(q4 q5)'],
  [{ by: 'score' }, 'q9 s1(q3 x q1 q2) s2(q4 q5)'],
  [{ by: 'score', direction: 'descending' }, 'q9 s1(q2 x q1 q3) s2(q4 q5)'],
  [{ sectionId: 's2' }, 'q9 s1(q1 x q2 q3) s2(q5 q4)'],
])('%j', (given, order) => expect(sorted(given)).toBe(order))

test('an unknown section, or an element that is not a section, is refused', () => {
  const sort = { kind: 'sort', by: 'type', direction: 'ascending' } as const
  expect(act(paper, { ...sort, sectionId: 's9' })).toEqual({ ok: false, reason: 'elementUnknown' })
  expect(act(paper, { ...sort, sectionId: 'q9' })).toEqual({ ok: false, reason: 'elementUnknown' })
})

test('sorting a sorted paper returns the same object', () => {
  const sort = { kind: 'sort', sectionId: 's2', by: 'type', direction: 'ascending' } as const
  expect(after(paper, sort)).toBe(paper)
})
