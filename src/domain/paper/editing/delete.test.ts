import { expect, test } from 'vitest'
import { act, orderOf, paperWith, question, section, text } from '../testing/papers.ts'

const paper = paperWith([
  text('t', 'title'),
  section('s1', [text('x'), question(1), question(2)]),
  section('s2', [question(3)]),
  question(4),
  section('s3', [text('y')]),
])

const deleted = (...elementIds: readonly string[]) => {
  const result = act(paper, { kind: 'delete', elementIds })
  return result.ok ? { order: orderOf(result.paper), notes: result.notes } : result.reason
}

test('elements go from wherever they stand', () => {
  expect(deleted('q1', 'q4', 't')).toEqual({ order: 's1(x q2) s2(q3) s3(y)', notes: [] })
})

test('a section goes with all that stands in it, and is not told of as emptied', () => {
  expect(deleted('s1', 'q1')).toEqual({ order: 't s2(q3) q4 s3(y)', notes: [] })
})

test('a section that loses its last question goes too, whatever else stands in it', () => {
  expect(deleted('q1', 'q2', 'q3')).toEqual({
    order: 't q4 s3(y)',
    notes: [{ kind: 'sectionsRemoved', sectionTexts: ['Section s1', 'Section s2'] }],
  })
})

test('a section that had no question before stays', () => {
  expect(deleted('y')).toEqual({ order: 't s1(x q1 q2) s2(q3) q4 s3()', notes: [] })
})

test('with one unknown element nothing is deleted', () => expect(deleted('q1', 'q9')).toBe('elementUnknown'))

test('nothing chosen changes nothing', () =>
  expect(act(paper, { kind: 'delete', elementIds: [] })).toEqual({ ok: true, paper, notes: [] }))
