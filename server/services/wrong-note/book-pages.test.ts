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

test('no page of a printed book ends between a question and its options', async () => {
  // Rooms of different heights let pages end at many different points of a question.
  const books = [1, 2, 3, 4, 5, 6, 7].map((room) => ({
    title: 'Book',
    facts: '60',
    questions: Array.from({ length: 60 }, (_, index) => question(index + 1, (index % room) + 1)),
  }))
  const data = { title: 'Book', books, footer: ['', '', ''], similarLabel: '', lineWidth: 44 }
  const { bytes } = await pdfOf(
    { template: 'wrong-book', data, formulas: [], pictures: [] },
    new Date('2026-11-19T08:30:00Z'),
  )
  const split = textOfPdf(bytes).filter((page) => {
    const count = (word: string) => page.split(word).length - 1
    return count('Stem') * 4 !== count('option')
  })
  expect(split).toEqual([])
})
