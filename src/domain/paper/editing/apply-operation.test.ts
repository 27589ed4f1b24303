import { expect, test } from 'vitest'
import { act, after, mathsPaperWith, orderOf, paperWith, question, section } from '../testing/papers.ts'
import { applyOperation } from './apply-operation.ts'
import type { PaperAct } from './operations.ts'

const paper = paperWith([
  section('s1', [question(1)], { firstNumber: 5 }),
  section('s2', [question(2)], { firstNumber: 1 }),
])

const acts: readonly PaperAct[] = [
  { kind: 'add', elements: [question(3)], position: null },
  { kind: 'delete', elementIds: ['q1'] },
  { kind: 'exchange', elementId: 'q1', question: question(3) },
  { kind: 'modify', element: question(1, { passage: 'New.' }) },
  { kind: 'move', from: { sectionId: null, index: 0 }, to: { sectionId: null, index: 1 } },
  { kind: 'clear' },
  { kind: 'reset' },
  { kind: 'format' },
  { kind: 'sort', sectionId: null, by: 'type', direction: 'ascending' },
  { kind: 'update', change: { what: 'title', paperTitle: 'Final' } },
  { kind: 'update', change: { what: 'duration', duration: 90 } },
  { kind: 'update', change: { what: 'scores', scores: [{ itemId: 101, score: 15 }] } },
  { kind: 'update', change: { what: 'numbering', sections: [] } },
  { kind: 'update', change: { what: 'ids', bookId: 4 } },
]

test.each(acts)('$kind for another paper is refused', (done) => {
  const rules = { initial: paper, maximum: 200 }
  const refusal = { ok: false, reason: 'paperIdIncorrect' }
  expect(applyOperation(paper, { ...done, paperId: 13 }, rules)).toEqual(refusal)
  expect(applyOperation(paper, { ...done, paperId: null }, rules)).toEqual(refusal)
  expect(applyOperation({ ...paper, paperId: null }, { ...done, paperId: null }, rules).ok).toBe(true)
})

test('clearing removes all elements and nothing else', () => {
  expect(after(paper, { kind: 'clear' })).toEqual({ ...paper, elements: [] })
  const empty = paperWith([])
  expect(after(empty, { kind: 'clear' })).toBe(empty)
})

test('a reset restores the paper that editing began with', () => {
  const initial = paperWith([question(7)])
  expect(after(paper, { kind: 'reset' }, { initial })).toBe(initial)
})

test('an operation on a maths paper is followed by the merge, and reports it', () => {
  const maths = mathsPaperWith([])
  const result = act(maths, { kind: 'add', elements: [question(1)], position: null })
  expect(result.ok && orderOf(result.paper)).toBe('section-1(q1)')
  expect(result.ok && result.notes).toEqual([{ kind: 'mathsMerged' }])
})

test('a question that stays as it was, or is put back by the merge, leaves the paper the same object', () => {
  expect(after(paper, { kind: 'modify', element: question(1) })).toBe(paper)
  expect(after(paper, { kind: 'exchange', elementId: 'q1', question: question(1) })).toBe(paper)
  const maths = mathsPaperWith([section('s1', [question(1), question(2)], { sectionText: '单项选择' })])
  const out = { kind: 'move', from: { sectionId: 's1', index: 1 }, to: { sectionId: null, index: 1 } } as const
  expect(act(maths, out)).toEqual({ ok: true, paper: maths, notes: [{ kind: 'mathsMerged' }] })
  expect(after(maths, out)).toBe(maths)
})

test('a reset is to the very paper that editing began with, even from an equal one', () => {
  expect(after({ ...paper }, { kind: 'reset' }, { initial: paper })).toBe(paper)
})

test('a question beside sections, and a section without a first number, restore usual numbering', () => {
  const loose = { kind: 'add', elements: [question(3, { typeName: '书面表达' })], position: null } as const
  expect(act(paper, loose)).toEqual({
    ok: true,
    paper: paperWith([section('s1', [question(1)]), section('s2', [question(2)]), ...loose.elements]),
    notes: [{ kind: 'numberingReset' }],
  })
  const added = { kind: 'add', elements: [section('s3', [question(3)])], position: null } as const
  expect(act(paper, added)).toEqual({
    ok: true,
    paper: paperWith([section('s1', [question(1)]), section('s2', [question(2)]), section('s3', [question(3)])]),
    notes: [{ kind: 'numberingReset' }],
  })
})

test('first numbers stay if every section has one', () => {
  const added = { kind: 'add', elements: [question(3)], position: { sectionId: 's1', index: 0 } } as const
  expect(after(paper, added).elements).toEqual([
    section('s1', [question(3), question(1)], { firstNumber: 5 }),
    section('s2', [question(2)], { firstNumber: 1 }),
  ])
})
