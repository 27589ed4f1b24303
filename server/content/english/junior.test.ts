import { expect, test } from 'vitest'
import { englishTypes } from '#domain/questions/question-types.ts'
import type { Choice, ItemContent } from '#domain/questions/question.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import { seedBooks } from '../books.ts'
import type { SeedQuestion } from '../types.ts'
import { juniorEnglish } from './junior.ts'

const books = seedBooks()
const questions = juniorEnglish()

const entries = questions.flatMap((question) =>
  question.items.map((item, index) => ({ where: `${question.code} #${index + 1}`, question, item })),
)

const itemsWhere = (isWrong: (item: ItemContent, question: SeedQuestion) => boolean): string[] =>
  entries.filter(({ item, question }) => isWrong(item, question)).map(({ where }) => where)

const codesWhere = (isWrong: (question: SeedQuestion) => boolean): string[] =>
  questions.filter(isWrong).map((question) => question.code)

const ofType = (type: number): readonly SeedQuestion[] => questions.filter((question) => question.type === type)

const wordsOf = (text: string): number => text.match(/[A-Za-z0-9][A-Za-z0-9'-]*/g)?.length ?? 0

const hasBlanks = ({ type }: SeedQuestion): boolean => type === englishTypes.cloze || type === englishTypes.grammarFill

test('codes are unique and every chapter is in a seed book of the subject', () => {
  const codes = questions.map((question) => question.code)
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
  const chapters = new Set(
    books.filter((book) => book.subjectId === 203).flatMap((book) => book.chapters.map((chapter) => chapter.code)),
  )
  expect(codesWhere((question) => question.subjectId !== 203 || !chapters.has(question.chapter))).toEqual([])
})

/** Books that the bank covers; the other edition has its units only. */
const covered = books.filter((book) => book.subjectId === 203 && book.code.startsWith('en-rj'))

/** What has fewer questions of a type than wanted, such as a unit; `has` tells whether a question belongs to it. */
const tooFew = (
  code: string,
  wanted: Readonly<Record<number, number>>,
  has: (question: SeedQuestion) => boolean,
): string[] =>
  Object.entries(wanted).flatMap(([type, least]) => {
    const count = ofType(Number(type)).filter(has).length
    return count < least ? [`${code} type ${type}: ${count}`] : []
  })

const { singleChoice, cloze, reading, grammarFill, listenAndWriteWord, listenAndWriteSentence, writing } = englishTypes

test('every unit has enough choices, words and sentences, and a reading', () => {
  const wanted = { [singleChoice]: 6, [reading]: 1, [listenAndWriteWord]: 6, [listenAndWriteSentence]: 2 }
  const units = covered.flatMap((book) => book.chapters.map((chapter) => chapter.code))
  expect(units.flatMap((unit) => tooFew(unit, wanted, ({ chapter }) => chapter === unit))).toEqual([])
})

test('every book has enough passages and compositions for a term', () => {
  const wanted = { [reading]: 6, [cloze]: 4, [grammarFill]: 4, [writing]: 5 }
  expect(covered.flatMap(({ code }) => tooFew(code, wanted, ({ chapter }) => chapter.startsWith(`${code}-`)))).toEqual(
    [],
  )
})

test('every knowledge point of the choices has easy, medium and hard ones, four at least', () => {
  const byPoint = groupedBy(ofType(singleChoice), ({ items }) => items[0]?.knowledge ?? '')
  const isThin = (asked: readonly SeedQuestion[]) =>
    asked.length < 4 || new Set(asked.map(({ difficulty }) => difficulty)).size < 3
  expect([...byPoint].filter(([, asked]) => isThin(asked)).map(([point]) => point)).toEqual([])
})

test('each type has items with its kind of key', () => {
  const kinds: Readonly<Record<number, string>> = {
    1: 'single',
    2: 'blank',
    3: 'written',
    7: 'blank',
    902: 'single',
    903: 'single',
    904: 'blank',
  }
  expect(itemsWhere((item, question) => item.key.kind !== kinds[question.type])).toEqual([])
})

test('the blanks of a passage match its items', () => {
  const numbersOf = (passage: string) => [...passage.matchAll(/\[\[(\d+)\]\]/g)].map((match) => Number(match[1]))
  const wanted = (question: SeedQuestion) => (hasBlanks(question) ? question.items.map((_, index) => index + 1) : [])
  expect(
    codesWhere((question) => JSON.stringify(numbersOf(question.passage)) !== JSON.stringify(wanted(question))),
  ).toEqual([])
  expect(itemsWhere((item, question) => hasBlanks(question) === (item.stem !== '') && question.type !== 3)).toEqual([])
})

test('every blank of a grammar fill is followed by its base word', () => {
  expect(
    ofType(englishTypes.grammarFill).filter(({ passage }) => /\[\[\d+\]\](?! \([A-Za-z ]+\))/.test(passage)),
  ).toEqual([])
})

test('there are four distinct options, and the key is one of them', () => {
  const isWrong = ({ key, options }: ItemContent) =>
    key.kind === 'single'
      ? new Set(options.map((option) => option.text.trim())).size !== 4 ||
        options.map((option) => option.id).join('') !== 'ABCD' ||
        !options.some((option) => option.id === key.choice && option.text !== '')
      : options.length > 0
  expect(itemsWhere(isWrong)).toEqual([])
})

test.each([englishTypes.singleChoice, englishTypes.reading, englishTypes.cloze])(
  'the right answers of type %i are spread over the letters',
  (type) => {
    const letters = entries.flatMap(({ question, item }) =>
      question.type === type && item.key.kind === 'single' ? [item.key.choice] : [],
    )
    const shareOf = (letter: Choice) => letters.filter((key) => key === letter).length / letters.length
    const shares = (['A', 'B', 'C', 'D'] as const).map((letter) => [letter, shareOf(letter)] as const)
    expect(shares.filter(([, share]) => share < 0.15 || share > 0.35)).toEqual([])
  },
)

test('accepted answers are distinct and in ASCII', () => {
  const isWrong = ({ key }: ItemContent) =>
    key.kind === 'blank' &&
    (key.accept.length === 0 ||
      new Set(key.accept).size !== key.accept.length ||
      key.accept.some((text) => !/^[\x20-\x7e]+$/.test(text)))
  expect(itemsWhere(isWrong)).toEqual([])
})

test('criteria add up to the score of a composition', () => {
  const isWrong = ({ key, score }: ItemContent) =>
    key.kind === 'written' && key.criteria.reduce((sum, criterion) => sum + criterion.max, 0) !== score
  expect(itemsWhere(isWrong)).toEqual([])
  expect([...new Set(ofType(englishTypes.writing).flatMap(({ items }) => items.map((item) => item.score)))]).toEqual([
    150,
  ])
})

test('a model composition has the number of words that its task asks for', () => {
  const isWrong = ({ key }: ItemContent, { passage }: SeedQuestion) => {
    if (key.kind !== 'written') return false
    const [, least, most] = /(\d+)-(\d+) 词/.exec(passage) ?? []
    const words = wordsOf(key.model)
    return !(words >= Number(least) && words <= Number(most))
  }
  expect(itemsWhere(isWrong)).toEqual([])
})

test('passages and their items have the usual length', () => {
  expect(
    ofType(englishTypes.reading)
      .map(({ code, passage }) => [code, wordsOf(passage)] as const)
      .filter(([, words]) => words < 80 || words > 200),
  ).toEqual([])
  const bounds: Readonly<Record<number, readonly [number, number]>> = { 902: [8, 10], 903: [3, 5], 904: [6, 10] }
  const isWrong = ({ type, items }: SeedQuestion) => {
    const [least, most] = bounds[type] ?? [1, 1]
    return items.length < least || items.length > most
  }
  expect(codesWhere(isWrong)).toEqual([])
})

test('every item has an analysis', () => {
  expect(itemsWhere(({ analysis, knowledge }) => !/[一-龥]/.test(analysis) || knowledge.trim() === '')).toEqual([])
})

test('quotes are straight, and no text starts a formula', () => {
  const textOf = (item: ItemContent) =>
    [item.stem, ...item.options.map((option) => option.text), item.analysis, JSON.stringify(item.key)].join('\n')
  expect(itemsWhere((item, question) => /[‘’$]/.test(textOf(item) + question.passage))).toEqual([])
})
