import { expect, test } from 'vitest'
import { act, after, mathsPaperWith, orderOf, paperWith, question, reading, section, text } from '../testing/papers.ts'

const writing = (questionId: number) => question(questionId, { typeName: '书面表达' })

const format = { kind: 'format' } as const

test('all questions in sections by type, in the order in which types first appear', () => {
  const paper = paperWith([
    reading(1, 2),
    section('s1', [question(2), writing(3), question(4)]),
    reading(5, 2),
    section('s2', [question(6)]),
  ])
  const next = after(paper, format)
  expect(next.elements).toEqual([
    section('section-1', [reading(1, 2), reading(5, 2)], { sectionText: '阅读理解' }),
    section('s2', [question(2), question(4), question(6)]),
    section('section-2', [writing(3)], { sectionText: '书面表达' }),
  ])
})

test('texts move with the question after them, the last ones with the one before; titles stay in front', () => {
  const paper = paperWith([
    text('t', 'title'),
    text('a'),
    question(1),
    section('s1', [text('b'), text('c'), writing(2), text('d'), question(3), text('e')]),
    section('s2', [writing(4)]),
  ])
  expect(orderOf(after(paper, format))).toBe('t section-1(a q1 d q3 e) s2(b c q2 q4)')
})

test('texts beside no question stay in front, sections without questions at the end', () => {
  const paper = paperWith([section('s1', [text('x')]), text('a'), section('s2', [question(1), writing(2)]), text('b')])
  expect(orderOf(after(paper, format))).toBe('a b section-1(q1) section-2(q2) s1(x)')
})

test('a new section never takes an id in use', () => {
  const paper = paperWith([question(1), text('section-1')])
  expect(orderOf(after(paper, format))).toBe('section-2(q1 section-1)')
})

test('in maths, single and several blanks share a section', () => {
  const [one, several] = [question(1, { type: 4, typeName: '填空' }), question(2, { type: 21, typeName: '多空填空' })]
  const paper = mathsPaperWith([section('s1', [one, question(3), several])])
  expect(after(paper, format).elements).toEqual([
    section('section-1', [one, several], { sectionText: '填空' }),
    section('section-2', [question(3)], { sectionText: '单项选择' }),
  ])
})

test('formatting an ordered paper changes nothing', () => {
  const paper = paperWith([text('t', 'title'), section('s1', [question(1)]), section('s2', [reading(2, 2)])])
  expect(act(paper, format)).toEqual({ ok: true, paper, notes: [] })
  expect(after(paper, format)).toBe(paper)
})
