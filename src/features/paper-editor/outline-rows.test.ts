import { expect, test } from 'vitest'
import type { PaperAct } from '#domain/paper/editing/operations.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { after, orderOf, paperWith, question, section } from '#domain/paper/testing/papers.ts'
import { moveOnto, outlineRows, positionOnto, rowId, rowsWhile, rowSteps, stepOf } from './outline-rows.ts'

const base = paperWith([section('s1', [question(1), question(2)]), section('s2', [question(3)]), question(4)])

const moved = (paper: Paper, move: Omit<PaperAct & { kind: 'move' }, 'kind'> | null): string | null =>
  move === null ? null : orderOf(after(paper, { kind: 'move', ...move }))

test('the outline lists sections with their contents', () => {
  const rows = outlineRows(base)
  expect(rows.map(rowId)).toEqual(['s1', 'q1', 'q2', 's2', 'q3', 'q4'])
  expect(rowsWhile(rows, 's2').map(rowId)).toEqual(['s1', 's2', 'q4'])
  expect(rowsWhile(rows, 'q2')).toBe(rows)
})

test.each([
  ['q1', 'q2', 's1(q2 q1) s2(q3) q4'],
  ['q2', 'q1', 's1(q2 q1) s2(q3) q4'],
  ['q1', 's2', 's1(q2) s2(q1 q3) q4'],
  ['q3', 'q1', 's1(q3 q1 q2) q4'],
  ['q2', 'q3', 's1(q1) s2(q3 q2) q4'],
  ['q4', 'q3', 's1(q1 q2) s2(q4 q3)'],
  ['q1', 'q4', 's1(q2) s2(q3) q4 q1'],
  ['q4', 's1', 'q4 s1(q1 q2) s2(q3)'],
  ['s2', 's1', 's2(q3) s1(q1 q2) q4'],
  ['s1', 'q4', 's2(q3) q4 s1(q1 q2)'],
  ['s1', 's1', null],
  ['q1', 'q9', null],
])('%s let go where %s stands', (row, target, order) => {
  expect(moved(base, moveOnto(base, row, target))).toBe(order)
})

test.each([
  ['q2', 'q2', { sectionId: 's1', number: 2, count: 2 }],
  ['q2', 'q1', { sectionId: 's1', number: 1, count: 2 }],
  ['q1', 's2', { sectionId: 's2', number: 1, count: 2 }],
  ['q1', 'q3', { sectionId: 's2', number: 2, count: 2 }],
  ['q1', 'q4', { sectionId: null, number: 4, count: 4 }],
  ['q4', 'q3', { sectionId: 's2', number: 1, count: 2 }],
  ['s2', 'q4', { sectionId: null, number: 3, count: 3 }],
  ['q9', 'q1', null],
])('the position of %s over %s is counted within its section', (row, target, position) => {
  expect(positionOnto(base, row, target)).toEqual(position)
})

test.each([
  ['q2', -1, 's1(q2 q1) s2(q3) q4'],
  ['q1', -1, null],
  ['q3', -1, 's1(q1 q2 q3) q4'],
  ['q2', 1, 's1(q1) s2(q2 q3) q4'],
  ['q4', 1, null],
  ['s2', -1, 's2(q3) s1(q1 q2) q4'],
  ['s1', -1, null],
  ['s2', 1, 's1(q1 q2) q4 s2(q3)'],
] as const)('%s by %i', (row, by, order) => {
  expect(moved(base, stepOf(base, row, by))).toBe(order)
})

test('a row can move exactly where its step leads somewhere', () => {
  const papers = [base, paperWith([]), paperWith([question(1)]), paperWith([question(1), section('s1', [question(2)])])]
  for (const paper of papers) {
    const byStep = outlineRows(paper).map((row) => [
      rowId(row),
      { canRise: stepOf(paper, rowId(row), -1) !== null, canSink: stepOf(paper, rowId(row), 1) !== null },
    ])
    expect([...rowSteps(outlineRows(paper))]).toEqual(byStep)
  }
})
