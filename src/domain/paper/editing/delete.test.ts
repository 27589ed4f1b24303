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

test('elements are removed wherever they are', () => {
  expect(deleted('q1', 'q4', 't')).toEqual({ order: 's1(x q2) s2(q3) s3(y)', notes: [] })
})

test('a section is removed with its contents, and not reported as emptied', () => {
  expect(deleted('s1', 'q1')).toEqual({ order: 't s2(q3) q4 s3(y)', notes: [] })
})

test('a section that loses its last question is removed too, whatever else it contains', () => {
  expect(deleted('q1', 'q2', 'q3')).toEqual({
    order: 't q4 s3(y)',
    notes: [{ kind: 'sectionsRemoved', sectionTexts: ['Section s1', 'Section s2'] }],
  })
})

test('a section that never had a question stays', () => {
  expect(deleted('y')).toEqual({ order: 't s1(x q1 q2) s2(q3) q4 s3()', notes: [] })
})

test('one unknown element, and nothing is deleted', () => expect(deleted('q1', 'q9')).toBe('elementUnknown'))

test('an empty choice changes nothing', () =>
  expect(act(paper, { kind: 'delete', elementIds: [] })).toEqual({ ok: true, paper, notes: [] }))
