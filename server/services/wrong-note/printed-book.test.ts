import { expect, test } from 'vitest'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { lettersOnSheet, namedSheet } from '#domain/answer-sheet/named-sheet.ts'
import { printedBook, type PrintedEntry } from './printed-book.ts'
import type { SetText } from '../print/set-text.ts'

const switches = { ownAnswer: false, rightAnswer: false, analysis: false, space: false, similar: true }

const key = { kind: 'single', choice: 'A' } as const

/** A question with an item for each stem, and a shared text if one is given. */
function question(questionId: number, passage: string, stems: readonly string[]): BankQuestion {
  const items = stems.map((stem, index) => ({
    itemId: questionId * 10 + index,
    stem,
    options: [],
    key,
    analysis: '',
    knowledge: '',
    score: 20,
  }))
  const bank = {
    subjectId: 203,
    type: 1,
    typeName: '阅读',
    difficulty: 2,
    measured: null,
    source: 'platform',
    generator: null,
  } as const
  return { questionId, ...bank, passage, items, bookName: null, chapterNames: [] }
}

function entry(itemId: number): PrintedEntry {
  const from = { assignmentName: 'Unit 5', no: itemId, day: '2026-11-20' }
  return { itemId, questionId: Math.floor(itemId / 10), ...from, key, value: null, crop: null, sheet: undefined }
}

const questions = [
  question(1, 'Lin has a dog.', ['Who has a dog?', 'What does Lin have?']),
  question(2, '', ['Choose.']),
]
const like = question(3, 'Mei has a cat.', ['Who has a cat?'])

const textOf = (set: SetText): string =>
  set
    .flat()
    .map((piece) => (piece.kind === 'text' ? piece.text : ''))
    .join('')

test('items of one question stay together under their text, and the similar question follows the last', () => {
  const { data } = printedBook(
    '错题',
    [
      { title: '陈思远', entries: [entry(11), entry(20), entry(10)] },
      { title: '程可欣', entries: [entry(10)] },
    ],
    { questions: new Map(questions.map((one) => [one.questionId, one])), similar: new Map([[1, like]]) },
    switches,
    'zh-CN',
  )
  const read = data.books.map((book) =>
    book.questions.map(({ label, passage, stem, similar }) => ({
      label,
      passage: textOf(passage),
      stem: textOf(stem),
      similar: similar.map((one) => [textOf(one.passage), textOf(one.stem)]),
    })),
  )
  const theirs = [['Mei has a cat.', 'Who has a cat?']]
  expect(read).toEqual([
    [
      { label: '1.', passage: 'Lin has a dog.', stem: 'Who has a dog?', similar: [] },
      { label: '2.', passage: '', stem: 'What does Lin have?', similar: theirs },
      { label: '3.', passage: '', stem: 'Choose.', similar: [] },
    ],
    [{ label: '1.', passage: 'Lin has a dog.', stem: 'Who has a dog?', similar: theirs }],
  ])
})

test('of a similar question with several items, the one that asks what was wrong is printed', () => {
  const withPoints = (one: BankQuestion, points: readonly string[]): BankQuestion => ({
    ...one,
    items: one.items.map((own, index) => ({ ...own, knowledge: points[index] ?? '' })),
  })
  const asked = withPoints(question(1, 'Lin has a dog.', ['Who has it?', 'What is “dog”?']), ['细节', '词义'])
  const other = withPoints(question(3, 'Mei has a cat.', ['Who has it now?', 'What is “cat”?']), ['细节', '词义'])
  const { data } = printedBook(
    '错题',
    [10, 11].map((itemId) => ({ title: '', entries: [entry(itemId)] })),
    { questions: new Map([[1, asked]]), similar: new Map([[1, other]]) },
    switches,
    'zh-CN',
  )
  const printed = data.books.flatMap(({ questions }) => questions.flatMap(({ similar }) => similar))
  expect(printed.map(({ stem }) => textOf(stem))).toEqual(['Who has it now?', 'What is “cat”?'])
})

test('a student who wrote version B gets the options, the answers and the analysis by the letters of that paper', () => {
  const texts = ['go', 'goes', 'going', 'gone']
  const options = (['A', 'B', 'C', 'D'] as const).map((id, index) => ({ id, text: texts[index] ?? '' }))
  const [item] = question(2, '', ['Choose.']).items
  if (item === undefined) throw new Error('There is no item')
  const asked = {
    ...question(2, '', []),
    items: [{ ...item, options, key: { kind: 'single' as const, choice: 'B' as const }, analysis: '故选 B。' }],
  }
  const own = { ...entry(20), key: asked.items[0]?.key ?? key, value: 'C' }
  const bookOf = (sheet: PrintedEntry['sheet']) => {
    const { data } = printedBook(
      '错题',
      [{ title: '陈思远', entries: [{ ...own, sheet }] }],
      { questions: new Map([[2, asked]]), similar: new Map() },
      { ...switches, ownAnswer: true, rightAnswer: true, analysis: true },
      'zh-CN',
    )
    return data.books[0]?.questions.map((set) => ({
      options: set.options.map(({ letter, text }) => `${letter}${textOf(text)}`),
      facts: set.facts.map(({ text }) => textOf(text)),
    }))
  }
  const sheet = namedSheet('7B-00000000')
  if (sheet === null) throw new Error('There is no sheet')
  const { printedOf } = lettersOnSheet(sheet, asked, { ...item, options })
  const printed = options.map(({ id, text }) => `${printedOf(id)}.${text}`).toSorted()
  expect({ ofA: bookOf(undefined), ofB: bookOf(sheet) }).toEqual({
    ofA: [{ options: ['A.go', 'B.goes', 'C.going', 'D.gone'], facts: ['C', 'B', '故选 B。'] }],
    ofB: [{ options: printed, facts: [printedOf('C'), printedOf('B'), `故选 ${printedOf('B')}。`] }],
  })
  expect(printed).not.toEqual(['A.go', 'B.goes', 'C.going', 'D.gone'])
})
