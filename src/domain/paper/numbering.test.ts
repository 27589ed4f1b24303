import { expect, test } from 'vitest'
import { numberPaper } from './numbering.ts'
import { paperWith, question, reading, section, text } from './testing/papers.ts'

const printedOf = (...elements: Parameters<typeof paperWith>[0]) => {
  const { questions, items } = numberPaper(paperWith(elements))
  return {
    questions: [...questions.values()].map(({ printed }) => printed),
    items: [...items.values()].map(({ printed }) => printed),
    nos: [...items.values()].map(({ no }) => no),
  }
}

test('numbers, counts and scores of a paper', () => {
  const paper = paperWith([
    text('t', 'title'),
    section('s1', [text('x'), question(1), question(2)]),
    section('s2', [reading(3, 3)]),
  ])
  expect(numberPaper(paper)).toEqual({
    questionCount: 3,
    itemCount: 5,
    score: 100,
    sections: new Map([
      ['s1', { sectionNo: 1, questionCount: 2, itemCount: 2, score: 40 }],
      ['s2', { sectionNo: 2, questionCount: 1, itemCount: 3, score: 60 }],
    ]),
    questions: new Map([
      ['q1', { no: 1, printed: '1', score: 20 }],
      ['q2', { no: 2, printed: '2', score: 20 }],
      ['q3', { no: 3, printed: '3–5', score: 60 }],
    ]),
    items: new Map([
      [101, { no: 1, printed: '1' }],
      [201, { no: 2, printed: '2' }],
      [301, { no: 3, printed: '3' }],
      [302, { no: 4, printed: '4' }],
      [303, { no: 5, printed: '5' }],
    ]),
  })
})

test('an empty paper counts nothing', () => {
  const [sections, questions, items] = [new Map(), new Map(), new Map()]
  const nothing = { questionCount: 0, itemCount: 0, score: 0 }
  expect(numberPaper(paperWith([]))).toEqual({ ...nothing, sections, questions, items })
})

test('by question: a combination question has one number, and its items are counted in brackets', () => {
  const byQuestion = { numberRule: 'byQuestion', firstNumber: 1 } as const
  const one = section('s1', [question(1), reading(2, 2), question(3)], byQuestion)
  const other = section('s2', [reading(4, 2)], { firstNumber: 4 })
  expect(printedOf(one, other)).toEqual({
    questions: ['1', '2', '3', '4–5'],
    items: ['1', '2(1)', '2(2)', '3', '4', '5'],
    nos: [1, 2, 3, 4, 5, 6],
  })
})

test('a section with a first number begins with it, and its items still count on', () => {
  const one = section('s1', [question(1), question(2)], { firstNumber: 5 })
  const other = section('s2', [question(3)], { firstNumber: 1 })
  expect(printedOf(one, other)).toEqual({ questions: ['5', '6', '1'], items: ['5', '6', '1'], nos: [1, 2, 3] })
})

test('printed numbers continue across sections and questions beside them', () => {
  const mixed = [question(1), section('s1', [reading(2, 2)]), question(3)]
  expect(printedOf(...mixed)).toEqual({ questions: ['1', '2–3', '4'], items: ['1', '2', '3', '4'], nos: [1, 2, 3, 4] })
})

test('a section with only texts has a number and no questions', () => {
  const { sections } = numberPaper(paperWith([section('s1', [text('x')]), section('s2', [question(1)])]))
  expect(sections).toEqual(
    new Map([
      ['s1', { sectionNo: 1, questionCount: 0, itemCount: 0, score: 0 }],
      ['s2', { sectionNo: 2, questionCount: 1, itemCount: 1, score: 20 }],
    ]),
  )
})
