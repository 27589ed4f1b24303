import { expect, test } from 'vitest'
import { textOfPdf } from '#tests/support/files/pdf-text.ts'
import { type SetText, textSetter } from '../print/set-text.ts'
import { pdfOf } from '../print/typeset.ts'

const { set } = textSetter()

/** A question with four short options and this many lines to write on. */
const question = (number: number, room: number) => ({
  label: `${number}.`,
  source: 'Unit 5',
  passage: [] as SetText,
  stem: set('Stem'),
  options: ['A', 'B', 'C', 'D'].map((letter) => ({ letter, text: set('option'), isShort: true })),
  facts: [],
  room,
  similar: [],
})

/** The text of each printed page. */
async function pagesOfBooks(books: readonly object[]): Promise<readonly string[]> {
  const data = { title: 'Book', books, footer: ['', '', ''], similarLabel: '', lineWidth: 44 }
  const { bytes } = await pdfOf(
    { template: 'wrong-book', data, formulas: [], pictures: [] },
    new Date('2026-11-19T08:30:00Z'),
  )
  return textOfPdf(bytes)
}

test('no page of a printed book ends between a question and its options', async () => {
  // Rooms of different heights let pages end at many different points of a question.
  const books = [1, 2, 3, 4, 5, 6, 7].map((room) => ({
    title: 'Book',
    facts: '60',
    questions: Array.from({ length: 60 }, (_, index) => question(index + 1, (index % room) + 1)),
  }))
  const split = (await pagesOfBooks(books)).filter((page) => {
    const count = (word: string) => page.split(word).length - 1
    return count('Stem') * 4 !== count('option')
  })
  expect(split).toEqual([])
})

test.each([
  { text: 'of short paragraphs', passage: Array.from({ length: 5 }, () => 'the quiet owls read '.repeat(20)) },
  { text: 'of one long paragraph', passage: ['the quiet owls read '.repeat(110)] },
])('a text $text never ends at the foot of a page with its first question on the next', async ({ passage }) => {
  const books = Array.from({ length: 16 }, (_, index) => ({
    title: 'Book',
    facts: '2',
    questions: [question(1, 14 + index), { ...question(2, 0), passage: set(`${passage.join('\n')}manor.`) }],
  }))
  const pages = await pagesOfBooks(books)
  const ends = pages.filter((page) => page.includes('manor'))
  expect({
    texts: ends.length,
    parted: ends.filter((page) => !/manor[^]*Stem[^]*option/.test(page)),
  }).toEqual({ texts: books.length, parted: [] })
})
