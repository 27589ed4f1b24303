import { expect, test } from 'vitest'
import { newQuestion } from '#domain/paper/new-question.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { after, orderOf, paperWith, question, reading, section, text } from '#domain/paper/testing/papers.ts'
import { addingNew } from './new-question-position.ts'

const choices = section('s1', [question(1), question(2)])
const mixed = section('s3', [question(6), reading(7, 2)])
const paper = paperWith([choices, section('s2', [reading(3, 2)]), mixed, text('t1'), question(9)])

const adding = (into: Paper, selected: Parameters<typeof addingNew>[1], kind: 'singleChoice' | 'reading' | 'cloze') =>
  orderOf(after(into, addingNew(into, selected, newQuestion(into, kind, 'new'))))

test('a new question goes behind the selected one, if that is among questions of its type or of several', () => {
  expect([adding(paper, question(1), 'singleChoice'), adding(paper, question(6), 'cloze')]).toEqual([
    's1(q1 new q2) s2(q3) s3(q6 q7) t1 q9',
    's1(q1 q2) s2(q3) s3(q6 new q7) t1 q9',
  ])
})

test('among questions of another type, or with nothing selected, it goes to the section of its type', () => {
  expect([adding(paper, question(1), 'reading'), adding(paper, null, 'reading')]).toEqual([
    's1(q1 q2) s2(q3 new) s3(q6 q7) t1 q9',
    's1(q1 q2) s2(q3 new) s3(q6 q7) t1 q9',
  ])
})

test('it goes to the end of a selected section of any type, and behind a selected line outside of sections', () => {
  expect([adding(paper, choices, 'cloze'), adding(paper, text('t1'), 'cloze')]).toEqual([
    's1(q1 q2 new) s2(q3) s3(q6 q7) t1 q9',
    's1(q1 q2) s2(q3) s3(q6 q7) t1 new q9',
  ])
})

test('if the paper has no section for its type, it begins one with the type as heading', () => {
  const added = after(paper, addingNew(paper, null, newQuestion(paper, 'cloze', 'new')))
  const last = added.elements.at(-1)
  expect({ order: orderOf(added), heading: last?.kind === 'section' && last.sectionText }).toEqual({
    order: 's1(q1 q2) s2(q3) s3(q6 q7) t1 q9 section-1(new)',
    heading: '完形填空',
  })
})
