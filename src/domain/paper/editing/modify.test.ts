import { expect, test } from 'vitest'
import { act, after, item, orderOf, paperWith, question, reading, section, text } from '../testing/papers.ts'

const paper = paperWith([text('t', 'title'), section('s1', [text('x'), question(1)]), question(2)])

test('new content in the same position', () => {
  const changed = question(1, { passage: 'New.', items: [item(101, { stem: 'Newer', score: 25 })] })
  const next = after(paper, { kind: 'modify', element: changed })
  expect(next).toEqual({ ...paper, elements: [paper.elements[0], section('s1', [text('x'), changed]), question(2)] })
  expect(next.elements[2]).toBe(paper.elements[2])
})

test('titles and lines of text are replaced', () => {
  const [title, line] = [
    { ...text('t', 'title'), text: 'Final' },
    { ...text('x'), text: 'Read.' },
  ]
  const next = after(after(paper, { kind: 'modify', element: title }), { kind: 'modify', element: line })
  expect(next.elements).toEqual([title, section('s1', [line, question(1)]), question(2)])
})

test('a section keeps its contents', () => {
  const next = after(paper, {
    kind: 'modify',
    element: { kind: 'section', elementId: 's1', sectionText: ' 一、选择 ' },
  })
  expect(next.elements[1]).toEqual(section('s1', [text('x'), question(1)], { sectionText: '一、选择' }))
  expect(orderOf(next)).toBe(orderOf(paper))
})

test.each([
  ['elementUnknown', question(9)],
  ['otherKind', question(9, { elementId: 'x' })],
  ['otherKind', text('t')],
  ['questionTwice', question(2, { elementId: 'q1' })],
  ['tooManyQuestions', reading(1, 3)],
  ['scoreInvalid', question(1, { items: [item(101, { score: 3 })] })],
  ['sectionTextInvalid', { kind: 'section', elementId: 's1', sectionText: '  ' }],
  ['sectionTextInvalid', { kind: 'section', elementId: 's1', sectionText: '长'.repeat(201) }],
] as const)('a change is refused: %s', (reason, element) =>
  expect(act(paper, { kind: 'modify', element }, { maximum: 3 })).toEqual({ ok: false, reason }),
)

test('a heading of two hundred characters is accepted', () => {
  const sectionText = '长'.repeat(200)
  const next = after(paper, { kind: 'modify', element: { kind: 'section', elementId: 's1', sectionText } })
  expect(next.elements[1]).toEqual(section('s1', [text('x'), question(1)], { sectionText }))
})

test('as many items as there is room for; an equal heading changes nothing', () => {
  expect(act(paper, { kind: 'modify', element: reading(1, 2) }, { maximum: 3 }).ok).toBe(true)
  const same = { kind: 'section', elementId: 's1', sectionText: 'Section s1' } as const
  expect(after(paper, { kind: 'modify', element: same })).toBe(paper)
})
