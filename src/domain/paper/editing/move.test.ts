import { expect, test } from 'vitest'
import { act, orderOf, paperWith, question, section } from '../testing/papers.ts'

const paper = paperWith([
  section('s1', [question(1), question(2), question(3)]),
  section('s2', [question(4)]),
  section('s3', []),
])

type Where = readonly [sectionId: string | null, index: number]

const moved = ([fromId, fromIndex]: Where, [toId, toIndex]: Where) => {
  const from = { sectionId: fromId, index: fromIndex }
  const result = act(paper, { kind: 'move', from, to: { sectionId: toId, index: toIndex } })
  return result.ok ? orderOf(result.paper) : result.reason
}

test.each<[Where, Where, string]>([
  [['s1', 0], ['s1', 2], 's1(q2 q3 q1) s2(q4) s3()'],
  [['s1', 2], ['s1', 0], 's1(q3 q1 q2) s2(q4) s3()'],
  [['s1', 1], ['s1', 2], 's1(q1 q3 q2) s2(q4) s3()'],
  [[null, 0], [null, 2], 's2(q4) s3() s1(q1 q2 q3)'],
  [[null, 2], [null, 1], 's1(q1 q2 q3) s3() s2(q4)'],
  [['s1', 1], ['s2', 0], 's1(q1 q3) s2(q2 q4) s3()'],
  [['s1', 1], ['s2', 1], 's1(q1 q3) s2(q4 q2) s3()'],
  [['s1', 0], [null, 3], 's1(q2 q3) s2(q4) s3() q1'],
  [['s2', 0], ['s3', 0], 's1(q1 q2 q3) s3(q4)'],
  [['s2', 0], ['s2', 0], 's1(q1 q2 q3) s2(q4) s3()'],
])('from %j to %j', (from, to, order) => expect(moved(from, to)).toBe(order))

test.each<[Where, Where, string]>([
  [['s1', 3], ['s1', 0], 'positionUnknown'],
  [['s1', -1], ['s1', 0], 'positionUnknown'],
  [['s1', 0], ['s1', 3], 'positionUnknown'],
  [[null, 0], [null, 3], 'positionUnknown'],
  [['s9', 0], ['s1', 0], 'elementUnknown'],
  [['s1', 0], ['s9', 0], 'elementUnknown'],
  [[null, 0], ['s2', 0], 'sectionInSection'],
])('from %j to %j is refused', (from, to, reason) => expect(moved(from, to)).toBe(reason))

test('a move to the same position changes nothing', () => {
  const position = { sectionId: 's1', index: 1 }
  expect(act(paper, { kind: 'move', from: position, to: position })).toEqual({ ok: true, paper, notes: [] })
  const result = act(paper, { kind: 'move', from: position, to: position })
  expect(result.ok && result.paper).toBe(paper)
})
