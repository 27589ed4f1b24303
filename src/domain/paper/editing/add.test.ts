import { expect, test } from 'vitest'
import type { PaperElement } from '../paper.ts'
import { act, after, orderOf, paperWith, question, reading, section, text } from '../testing/papers.ts'
import type { Position } from './operations.ts'

const add = (elements: readonly PaperElement[], position: Position | null = null) =>
  ({ kind: 'add', elements, position }) as const

const paper = paperWith([section('s1', [question(1)]), section('s2', [reading(2, 2)])])

test('without a position, a question goes to the section of its type, otherwise to the end of the paper', () => {
  const writing = question(5, { typeName: '书面表达' })
  expect(orderOf(after(paper, add([question(3), reading(4, 2), writing, text('x')])))).toBe('s1(q1 q3) s2(q2 q4) q5 x')
})

test('with a position, elements go before what is there', () => {
  expect(orderOf(after(paper, add([question(3), question(4)], { sectionId: 's2', index: 0 })))).toBe(
    's1(q1) s2(q3 q4 q2)',
  )
  expect(orderOf(after(paper, add([question(3)], { sectionId: 's1', index: 1 })))).toBe('s1(q1 q3) s2(q2)')
  expect(orderOf(after(paper, add([text('x')], { sectionId: null, index: 1 })))).toBe('s1(q1) x s2(q2)')
})

test.each([
  ['elementUnknown', [question(3)], { sectionId: 's9', index: 0 }],
  ['positionUnknown', [question(3)], { sectionId: 's1', index: 2 }],
  ['positionUnknown', [question(3)], { sectionId: null, index: 3 }],
  ['positionUnknown', [question(3)], { sectionId: null, index: -1 }],
  ['positionUnknown', [question(3)], { sectionId: null, index: 0.5 }],
  ['sectionInSection', [section('s3', [])], { sectionId: 's1', index: 0 }],
  ['elementExists', [text('s1')], null],
  ['elementExists', [text('x'), text('x')], null],
  ['elementExists', [question(3, { elementId: 'q1' })], null],
  ['elementExists', [section('s3', [text('s3')])], null],
] as const)('an addition is refused: %s', (reason, elements, position) =>
  expect(act(paper, add(elements, position))).toEqual({ ok: false, reason }),
)

test('a question already there is left out and reported, without a refusal', () => {
  expect(act(paper, add([question(1)]))).toEqual({
    ok: true,
    paper,
    notes: [{ kind: 'leftOut', questions: [{ questionId: 1, reason: 'twice' }] }],
  })
})

test('a duplicate among the new ones is added once', () => {
  const fresh = question(3)
  expect(act(paper, add([fresh, fresh]))).toEqual({
    ok: true,
    paper: after(paper, add([fresh])),
    notes: [{ kind: 'leftOut', questions: [{ questionId: 3, reason: 'twice' }] }],
  })
})

test('only those that fit are added, and the others are reported', () => {
  const result = act(paper, add([reading(3, 2), question(4)]), { maximum: 4 })
  expect(result).toEqual({
    ok: true,
    paper: after(paper, add([question(4)])),
    notes: [{ kind: 'leftOut', questions: [{ questionId: 3, reason: 'full' }] }],
  })
})

test('the questions of a section that fit are added; a section of which none fits is not', () => {
  const partly = section('s3', [text('x'), question(1), question(3)])
  const hardly = section('s4', [text('y'), question(2)])
  expect(orderOf(after(paper, add([partly, hardly, section('s5', [text('z')])])))).toBe('s1(q1) s2(q2) s3(x q3) s5(z)')
})

test('untouched sections stay the same objects', () => {
  expect(after(paper, add([question(3)])).elements[1]).toBe(paper.elements[1])
})
