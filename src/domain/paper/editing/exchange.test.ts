import { expect, test } from 'vitest'
import {
  act,
  after,
  item,
  mathsPaperWith,
  orderOf,
  paperWith,
  question,
  reading,
  section,
  text,
  written,
} from '../testing/papers.ts'

const exchange = (elementId: string, other: ReturnType<typeof question>) =>
  ({ kind: 'exchange', elementId, question: other }) as const

const cloze = (questionId: number) => question(questionId, { typeName: '完形填空', type: 902, count: 2 })

const paper = paperWith([
  section('s1', [question(1), question(2, { condition: { difficulty: 2 } })]),
  section('s2', [reading(3, 2)]),
  section('s4', [text('x'), cloze(4)]),
])

test('a question of the same type takes its place, with its element id, condition and scores', () => {
  const other = question(8, { items: [item(801, { score: 35 })] })
  const next = after(paper, exchange('q2', other))
  const placed = { ...other, elementId: 'q2', condition: { difficulty: 2 }, items: [item(801, { score: 20 })] }
  expect(next).toEqual({ ...paper, elements: [section('s1', [question(1), placed]), ...paper.elements.slice(1)] })
  expect(next.elements[1]).toBe(paper.elements[1])
})

test('with another number of items it keeps its own scores', () => {
  const [, second] = after(paper, exchange('q3', reading(8, 3))).elements
  expect(second).toEqual(section('s2', [{ ...reading(8, 3), elementId: 'q3' }]))
})

test('if the score stays, the criteria of a written item add up to it', () => {
  const writings = paperWith([section('s1', [written(1, [60, 60])])])
  const next = after(writings, exchange('q1', written(8, [50, 30, 20])))
  const expected = written(8, [60, 35, 25])
  expect(next.elements).toEqual([section('s1', [{ ...expected, elementId: 'q1' }])])
})

test('one of another type moves to the section of its type', () => {
  expect(orderOf(after(paper, exchange('q1', reading(8, 1))))).toBe('s1(q2) s2(q3 q1) s4(x q4)')
})

test('a section that thereby loses its last question is removed', () => {
  const next = after(paper, exchange('q3', cloze(8)))
  expect(act(paper, exchange('q3', cloze(8)))).toEqual({
    ok: true,
    paper: next,
    notes: [{ kind: 'sectionsRemoved', sectionTexts: ['Section s2'] }],
  })
  expect(orderOf(next)).toBe('s1(q1 q2) s4(x q4 q3)')
})

test('without a section of its type, it gets one behind the old one', () => {
  const writing = question(8, { typeName: '书面表达' })
  const next = after(paper, exchange('q3', writing))
  expect(next.elements).toEqual([
    paper.elements[0],
    section('section-1', [{ ...writing, elementId: 'q3', items: writing.items }], { sectionText: '书面表达' }),
    paper.elements[2],
  ])
})

test('it stays if its section has another one of its type', () => {
  const mixed = paperWith([section('s0', [cloze(5)]), section('s1', [question(1), cloze(4)])])
  expect(orderOf(after(mixed, exchange('q1', cloze(8))))).toBe('s0(q5) s1(q1 q4)')
})

test('beside sections it stays in place whatever its type', () => {
  const flat = paperWith([question(1), section('s2', [reading(2, 2)]), question(3)])
  expect(orderOf(after(flat, exchange('q1', reading(8, 2))))).toBe('q1 s2(q2) q3')
})

test('the two types of maths blanks share a section', () => {
  const blank = (id: number, type: number, typeName: string) => question(id, { type, typeName })
  const maths = mathsPaperWith([section('s1', [blank(1, 4, '填空'), blank(2, 4, '填空')])])
  expect(orderOf(after(maths, exchange('q1', blank(8, 21, '多空填空'))))).toBe('s1(q1 q2)')
})

test.each([
  ['elementUnknown', 'q9', question(8)],
  ['otherKind', 's1', question(8)],
  ['otherKind', 'x', question(8)],
  ['questionTwice', 'q1', question(2)],
  ['tooManyQuestions', 'q1', reading(8, 3)],
] as const)('an exchange is refused, %s, for %s', (reason, elementId, other) =>
  expect(act(paper, exchange(elementId, other), { maximum: 7 })).toEqual({ ok: false, reason }),
)

test('the room of the replaced question counts', () => {
  expect(act(paper, exchange('q1', reading(8, 2)), { maximum: 7 }).ok).toBe(true)
})
