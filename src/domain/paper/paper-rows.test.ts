import { expect, test } from 'vitest'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import type { Paper } from './paper.ts'
import { newQuestion } from './new-question.ts'
import { type PaperRows, paperOfRows, rowsOf, type StoredPaper, unfinishedOfLayout } from './paper-rows.ts'
import { questionsOf } from './elements.ts'
import { randomPaper } from './testing/random-paper.ts'
import { item, paperWith, question, reading, section, text } from './testing/papers.ts'

const paper = paperWith([
  text('t', 'title'),
  question(1),
  text('between'),
  question(2),
  question(5, { type: 902, typeName: '完形填空', passage: 'He [[1]].' }),
  section('s1', [text('hint'), reading(3, 2)], { numberRule: 'byQuestion', firstNumber: 21 }),
  question(4, { condition: { difficulty: 2 } }),
])

/** What a database would return. */
function stored({ elements, mediaPrefix: _prefix, ...frame }: Paper, rows: PaperRows): StoredPaper {
  const questions = questionsOf(elements).map(({ kind: _kind, elementId: _id, condition: _condition, ...content }) => ({
    ...content,
    sectionNo: rows.items.find(({ questionId }) => questionId === content.questionId)?.sectionNo ?? 0,
  }))
  return { frame, layout: rows.layout, sections: rows.sections, questions }
}

test('questions beside sections go to sections of their types; items are numbered through', () => {
  const rows = rowsOf(paper)
  expect(rows.sections).toEqual([
    { no: 1, sectionText: '单项选择' },
    { no: 2, sectionText: '完形填空' },
    { no: 3, sectionText: 'Section s1' },
    { no: 4, sectionText: '单项选择' },
  ])
  expect(
    rows.items.map(({ no, sectionNo, questionId, itemId, score }) => ({ no, sectionNo, questionId, itemId, score })),
  ).toEqual([
    { no: 1, sectionNo: 1, questionId: 1, itemId: 101, score: 20 },
    { no: 2, sectionNo: 1, questionId: 2, itemId: 201, score: 20 },
    { no: 3, sectionNo: 2, questionId: 5, itemId: 501, score: 20 },
    { no: 4, sectionNo: 3, questionId: 3, itemId: 301, score: 20 },
    { no: 5, sectionNo: 3, questionId: 3, itemId: 302, score: 20 },
    { no: 6, sectionNo: 4, questionId: 4, itemId: 401, score: 20 },
  ])
  expect(rows.score).toBe(120)
})

test('rows restore the paper', () => {
  expect(paperOfRows(stored(paper, rowsOf(paper)))).toEqual(paper)
})

test('a question that is being written has no rows, counts, and is restored with all that was typed', () => {
  const begun = newQuestion(paper, 'reading', 'new-1')
  const emptied = question(6, { items: [item(601, { key: { kind: 'single', choice: null } })] })
  const draft = paperWith([section('s1', [{ ...begun, passage: 'Owls.' }, question(1)]), emptied])
  const rows = rowsOf(draft)
  expect({ ...rows, layout: unfinishedOfLayout(rows.layout), restored: paperOfRows(stored(draft, rows)) }).toEqual({
    layout: [{ ...begun, passage: 'Owls.' }, emptied],
    sections: [
      { no: 1, sectionText: 'Section s1' },
      { no: 2, sectionText: '单项选择' },
    ],
    items: [{ no: 2, sectionNo: 1, questionId: 1, itemId: 101, score: 20, key: { kind: 'single', choice: 'A' } }],
    itemCount: 3,
    score: 40 + (begun.items[0]?.score ?? 0),
    restored: draft,
  })
})

test('rows restore any paper', () => {
  const random = seededRandom(20_261_124)
  for (let count = 0; count < 200; count++) {
    const any = randomPaper(random)
    expect(paperOfRows(stored(any, rowsOf(any)))).toEqual(any)
  }
})

test('a paper that was never edited has its sections as they are', () => {
  const plain = paperWith([section('any', [question(1), reading(2, 2)])])
  const rows = stored(plain, rowsOf(plain))
  expect(paperOfRows({ ...rows, layout: null })).toEqual(
    paperWith([
      section(
        'section-1',
        [
          { ...question(1), elementId: 'question-1' },
          { ...reading(2, 2), elementId: 'question-2' },
        ],
        { sectionText: 'Section any' },
      ),
    ]),
  )
})
