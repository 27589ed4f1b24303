import { expect, test } from 'vitest'
import { mathsPaperWith, orderOf, paperWith, question, section, text } from '../testing/papers.ts'
import { mergeMaths } from './merge-maths.ts'

const single = question
const multi = (questionId: number) => question(questionId, { type: 2, typeName: '多项选择' })
const blank = (questionId: number) => question(questionId, { type: 4, typeName: '填空' })
const blanks = (questionId: number) => question(questionId, { type: 21, typeName: '多空填空' })
const worked = (questionId: number) => question(questionId, { type: 901, typeName: '解答' })

test('single choices, multiple choices and blanks become three sections in that order, after titles', () => {
  const paper = mathsPaperWith([blanks(1), text('t', 'title'), multi(2), blank(3), single(4), multi(5)])
  expect(mergeMaths(paper)).toEqual({
    ...paper,
    elements: [
      text('t', 'title'),
      section('section-1', [single(4)], { sectionText: '单项选择' }),
      section('section-2', [multi(2), multi(5)], { sectionText: '多项选择' }),
      section('section-3', [blanks(1), blank(3)], { sectionText: '填空' }),
    ],
  })
})

test('a heading without questions makes no section', () => {
  expect(orderOf(mergeMaths(mathsPaperWith([blank(1), single(2)])))).toBe('section-1(q2) section-2(q1)')
})

test('sections with one of the three are kept, and questions appended to the last one', () => {
  const paper = mathsPaperWith([
    section('s3', [blank(1)]),
    section('s1', [single(2)]),
    multi(3),
    section('s2', [text('x'), single(4)]),
    single(5),
  ])
  expect(orderOf(mergeMaths(paper))).toBe('s1(q2) s2(x q4 q5) section-1(q3) s3(q1)')
})

test.each([
  ['a worked answer beside', [single(1), worked(2)]],
  ['a text beside', [single(1), text('x')]],
  ['a section of another type', [single(1), section('s1', [worked(2)])]],
  ['a section of two types', [single(1), section('s1', [single(2), blank(3)])]],
  ['a section without questions', [single(1), section('s1', [])]],
  ['no question beside sections', [section('s2', [blank(1)]), section('s1', [single(2)])]],
  ['nothing', []],
] as const)('with %s the paper stays as it is', (_, elements) => {
  const paper = mathsPaperWith(elements)
  expect(mergeMaths(paper)).toBe(paper)
})

test('an English paper is unchanged', () => {
  const paper = paperWith([single(1), multi(2)])
  expect(mergeMaths(paper)).toBe(paper)
})
