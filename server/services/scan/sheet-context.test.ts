import { expect, test } from 'vitest'
import { sheetLayout } from '#domain/answer-sheet/sheet-layout.ts'
import { item, paperWith, question } from '#domain/paper/testing/papers.ts'
import { questionsOf } from '#domain/paper/elements.ts'
import { versionOfPaper } from '#domain/print/paper-version.ts'
import { sheetContext } from './sheet-context.ts'

const options = (['A', 'B', 'C', 'D'] as const).map((id) => ({ id, text: `Sentence ${id}` }))

const itemsWith = (ids: readonly number[]) => ids.map((itemId) => item(itemId, { stem: '', options }))

/** A paper with two gaps that share their options. */
const paper = paperWith([question(1, { items: itemsWith([101, 104]) })])

/** The paper's letters of the printed letters A to D in each row. */
const lettersRead = (layout: string) => {
  const items = sheetContext(paper, []).itemsOf(layout)
  return (
    items && ['Q1', 'Q2'].map((row) => ['A', 'B', 'C', 'D'].map((letter) => items.get(row)?.letterOf(letter)).join(''))
  )
}

/** The paper's letters of the options in the order in which a version B prints them. */
const lettersPrinted = (questions: Parameters<typeof paperWith>[0]) =>
  questionsOf(versionOfPaper(paperWith(questions), 'B').elements).flatMap(({ items }) =>
    items.map((one) => one.options.map(({ text }) => text.at(-1)).join('')),
  )

test('letters on a sheet of version B mean the options that its paper prints under them', () => {
  const { layout } = sheetLayout(paper, 'B', 'number')
  expect(lettersRead(layout)).toEqual(lettersPrinted(paper.elements))
})

test('on a version B printed before options were shared, each item has an order of its own', () => {
  const { layout } = sheetLayout(paper, 'B', 'number')
  const apart = [101, 104].map((id) => question(id, { items: itemsWith([id]) }))
  expect(lettersRead(layout.slice(0, -1))).toEqual(lettersPrinted(apart))
})

test('a sheet of another paper has no items here', () => {
  expect(lettersRead('13A-00000000')).toBe(null)
})
