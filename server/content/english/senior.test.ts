import { expect, test } from 'vitest'
import { englishTypes } from '#domain/questions/question-types.ts'
import { isSameText } from '#domain/marking/same-text.ts'
import type { Choice, ItemContent } from '#domain/questions/question.ts'
import { subjects } from '#domain/classes/subjects.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import { seedBooks } from '../books.ts'
import { seniorEnglish } from './senior.ts'

const questions = seniorEnglish()

const ofType = (type: number) => questions.filter((question) => question.type === type)
const items = questions.flatMap((question) => question.items.map((item) => ({ code: question.code, item })))
const codesWhere = (isWrong: (item: ItemContent) => boolean): string[] =>
  items.filter(({ item }) => isWrong(item)).map(({ code }) => code)
const marksIn = (text: string): number[] => [...text.matchAll(/\[\[(\d+)\]\]/g)].map((match) => Number(match[1]))
const wordsIn = (text: string): number => text.match(/[A-Za-z0-9][A-Za-z0-9'-]*/g)?.length ?? 0
const repeated = <Value>(values: readonly Value[]): Value[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

const shareOfKeys = (type: number): Record<string, number> => {
  const keys = ofType(type).flatMap(({ items: own }) =>
    own.flatMap(({ key }) => (key.kind === 'single' ? [key.choice] : [])),
  )
  const share = (letter: Choice) => keys.filter((key) => key === letter).length / keys.length
  return { A: share('A'), B: share('B'), C: share('C'), D: share('D') }
}

test('the number of questions of every type', () => {
  const counts = Object.fromEntries(Object.entries(englishTypes).map(([name, type]) => [name, ofType(type).length]))
  expect({ ...counts, all: questions.length }).toEqual({
    singleChoice: 151,
    listenAndWriteWord: 105,
    writing: 22,
    listenAndWriteSentence: 42,
    cloze: 16,
    reading: 25,
    grammarFill: 17,
    all: 378,
  })
})

test('the number of questions of every book', () => {
  const books = ['en-rj2019-b1', 'en-rj2019-b2', 'en-rj2019-b3', 'en-rj2019-x1']
  const inBook = (book: string) => questions.filter(({ chapter }) => chapter.startsWith(`${book}-`)).length
  expect(books.map(inBook)).toEqual([113, 92, 87, 86])
})

test('every unit has five choices, a reading, five words and two sentences at least', () => {
  const least = [
    [englishTypes.singleChoice, 5],
    [englishTypes.reading, 1],
    [englishTypes.listenAndWriteWord, 5],
    [englishTypes.listenAndWriteSentence, 2],
  ] as const
  const units = [...new Set(questions.map(({ chapter }) => chapter))]
  const thin = units.flatMap((unit) =>
    least
      .filter(([type, count]) => ofType(type).filter(({ chapter }) => chapter === unit).length < count)
      .map(([type]) => `${unit} ${type}`),
  )
  expect(units.length).toBe(21)
  expect(thin).toEqual([])
})

test('every knowledge point of the choices has four of them, of every difficulty', () => {
  const choices = ofType(englishTypes.singleChoice).map(({ difficulty, items: own }) => ({
    difficulty,
    point: own[0]?.knowledge ?? '',
  }))
  const thin = [...groupedBy(choices, ({ point }) => point)].filter(
    ([, own]) => own.length < 4 || new Set(own.map(({ difficulty }) => difficulty)).size < 3,
  )
  expect(thin.map(([point]) => point)).toEqual([])
})

test('every question is of senior English, and its chapter exists', () => {
  const books = seedBooks().filter(({ subjectId }) => subjectId === subjects.seniorEnglish)
  const chapters = new Set(books.flatMap((book) => book.chapters.map(({ code }) => code)))
  const wrong = questions.filter(
    ({ subjectId, chapter }) => subjectId !== subjects.seniorEnglish || !chapters.has(chapter),
  )
  expect(wrong.map(({ code }) => code)).toEqual([])
})

test('codes are unique and name the book of their chapter', () => {
  const codes = questions.map(({ code }) => code)
  const bookOf = (chapter: string) => chapter.split('-')[2]
  const misnamed = questions.filter(
    ({ code, chapter }) => !new RegExp(`^en-${bookOf(chapter)}-(sc|rd|cl|gf|wd|st|wr)-\\d{3}$`).test(code),
  )
  expect(repeated(codes)).toEqual([])
  expect(misnamed.map(({ code }) => code)).toEqual([])
})

test('no stem, word or passage occurs twice', () => {
  const texts = questions.map(({ passage, items: own }) => passage || (own[0]?.stem ?? ''))
  expect(repeated(texts)).toEqual([])
})

test('every numbered blank has one item, in order, and other texts have no numbered blanks', () => {
  const numbered: readonly number[] = [englishTypes.cloze, englishTypes.grammarFill]
  const wrong = questions.filter(({ type, passage, items: own }) => {
    const wanted = numbered.includes(type) ? own.map((_, index) => index + 1) : []
    return JSON.stringify(marksIn(passage)) !== JSON.stringify(wanted)
  })
  expect(wrong.map(({ code }) => code)).toEqual([])
})

test('the number of items of readings, clozes and grammar fills', () => {
  const sizes = (type: number) =>
    [...new Set(ofType(type).map((question) => question.items.length))].toSorted((left, right) => left - right)
  expect(sizes(englishTypes.reading)).toEqual([3, 4, 5])
  expect(sizes(englishTypes.cloze)).toEqual([10])
  expect(sizes(englishTypes.grammarFill)).toEqual([9, 10])
})

test('reading passages have 150 to 280 words', () => {
  const wrong = ofType(englishTypes.reading).filter(({ passage }) => wordsIn(passage) < 150 || wordsIn(passage) > 280)
  expect(wrong.map(({ code, passage }) => `${code} ${wordsIn(passage)}`)).toEqual([])
})

test('the stem of a single choice has one blank', () => {
  const wrong = ofType(englishTypes.singleChoice).filter(({ items: own }) => own[0]?.stem.split('____').length !== 2)
  expect(wrong.map(({ code }) => code)).toEqual([])
})

test('keys refer to options, and options are distinct', () => {
  const hasWrongKey = ({ key, options }: ItemContent) =>
    key.kind === 'single' ? !options.some(({ id }) => id === key.choice) : options.length > 0
  const hasEqualOptions = ({ options }: ItemContent) => repeated(options.map(({ text }) => text.trim())).length > 0
  expect(codesWhere(hasWrongKey)).toEqual([])
  expect(codesWhere(hasEqualOptions)).toEqual([])
})

test.each([
  ['single choices', englishTypes.singleChoice],
  ['readings', englishTypes.reading],
  ['clozes', englishTypes.cloze],
])('each letter is the key of 15 to 35 per cent of the %s', (_, type) => {
  const outside = Object.entries(shareOfKeys(type)).filter(([, share]) => !(share >= 0.15 && share <= 0.35))
  expect(outside).toEqual([])
})

test('the accepted answers of an item are distinct', () => {
  const hasRepeatedAnswer = ({ key }: ItemContent) =>
    key.kind === 'blank' &&
    (key.accept.length === 0 ||
      key.accept.some((answer, index) => key.accept.slice(0, index).some((earlier) => isSameText(earlier, answer))))
  expect(codesWhere(hasRepeatedAnswer)).toEqual([])
})

test('the criteria of a composition add up to its score', () => {
  const sums = ofType(englishTypes.writing).map(({ code, items: own }) => {
    const [item] = own
    const criteria = item?.key.kind === 'written' ? item.key.criteria : []
    return { code, difference: criteria.reduce((sum, { max }) => sum + max, 0) - (item?.score ?? 0), criteria }
  })
  expect(sums.filter(({ difference, criteria }) => difference !== 0 || criteria.length !== 3)).toEqual([])
})

test('every type has its item scores, in tenths of a point', () => {
  const scores = (type: number) => [
    ...new Set(ofType(type).flatMap((question) => question.items.map((item) => item.score))),
  ]
  expect(Object.fromEntries(Object.entries(englishTypes).map(([name, type]) => [name, scores(type)]))).toEqual({
    singleChoice: [15],
    listenAndWriteWord: [10],
    writing: [150, 250],
    listenAndWriteSentence: [20],
    cloze: [15],
    reading: [25],
    grammarFill: [15],
  })
})

test('every item has an analysis and a knowledge point', () => {
  expect(codesWhere(({ analysis, knowledge }) => analysis.trim() === '' || knowledge.trim() === '')).toEqual([])
})

test('texts use straight quotation marks', () => {
  expect(
    questions.filter((question) => /[\u2018-\u201f]/.test(JSON.stringify(question))).map(({ code }) => code),
  ).toEqual([])
})
