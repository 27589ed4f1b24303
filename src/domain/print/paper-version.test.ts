import { expect, test } from 'vitest'
import { questionsOf } from '#domain/paper/elements.ts'
import type { PaperItem } from '#domain/paper/paper.ts'
import { item, paperWith, question } from '#domain/paper/testing/papers.ts'
import type { Option } from '#domain/questions/question.ts'
import { versionOfPaper } from './paper-version.ts'

const letters = ['A', 'B', 'C', 'D'] as const

const options = (...texts: readonly string[]): readonly Option[] =>
  texts.map((text, index) => ({ id: letters[index] ?? 'A', text }))

const numbers = options('one', 'two', 'three', 'four')

const itemsOf = (items: readonly PaperItem[], version: 'A' | 'B', paperId = 12): readonly PaperItem[] =>
  questionsOf(versionOfPaper(paperWith([question(1, { items })], { paperId }), version).elements).flatMap(
    (each) => each.items,
  )

/** The same, each item in a question of its own. */
const itemsApart = (items: readonly PaperItem[], version: 'A' | 'B', paperId = 12): readonly PaperItem[] =>
  items.flatMap((one) => itemsOf([one], version, paperId))

const textsOf = ({ options: all }: PaperItem) => all.map(({ text }) => text)

const right = ({ key, options: all }: PaperItem): readonly string[] => {
  const choices = key.kind === 'single' ? [key.choice] : key.kind === 'multiple' ? key.choices : []
  return choices.map((choice) => all.find(({ id }) => id === choice)?.text ?? '').toSorted()
}

test('version A is the paper as it is', () => {
  const paper = paperWith([question(1, { items: [item(101, { options: numbers })] })])
  expect(versionOfPaper(paper, 'A')).toBe(paper)
})

test('version B has the same options under letters in order, and its key names the same texts', () => {
  const given = Array.from({ length: 40 }, (_, index) =>
    item(index + 1, {
      options: numbers,
      key:
        index % 2 === 0
          ? { kind: 'single', choice: letters[index % 4] ?? 'A' }
          : { kind: 'multiple', choices: ['A', 'C'], rule: 'each' },
    }),
  )
  const made = itemsApart(given, 'B')
  expect(made.map(right)).toEqual(given.map(right))
  expect(made.map(({ options: all }) => all.map(({ id }) => id).join(''))).toEqual(given.map(() => 'ABCD'))
  expect(new Set(made.map((each) => textsOf(each).toSorted().join(' ')))).toEqual(new Set(['four one three two']))
  expect(new Set(made.map((each) => textsOf(each).join(' '))).size).toBeGreaterThan(10)
})

test('items that share their options have them in the same order, and each keeps its right option', () => {
  const given = letters.map((choice, index) => item(index + 1, { options: numbers, key: { kind: 'single', choice } }))
  const made = itemsOf(given, 'B')
  expect(made.map(textsOf)).toEqual(letters.map(() => ['four', 'one', 'three', 'two']))
  expect(made.map(right)).toEqual([['one'], ['two'], ['three'], ['four']])
})

test('the order is determined by paper and item alone', () => {
  const given = [item(101, { options: numbers }), item(104, { options: numbers })]
  expect(itemsApart(given, 'B')).toEqual(itemsApart(given, 'B'))
  expect(itemsApart(given, 'B').map(textsOf)).toEqual([
    ['three', 'two', 'four', 'one'],
    ['four', 'three', 'two', 'one'],
  ])
  expect(itemsApart(given, 'B', 13).map(textsOf)).not.toEqual(itemsApart(given, 'B').map(textsOf))
})

test.each(['以上都不对', 'All of the above', 'A和B', 'both of them'])(
  'options beside "%s" keep their positions',
  (text) => {
    const given = Array.from({ length: 10 }, (_, index) => item(index + 1, { options: options('1', '2', '3', text) }))
    expect(itemsOf(given, 'B')).toEqual(given)
  },
)

test('blanks and writing have nothing to reorder', () => {
  const given = [
    item(1, { options: [], key: { kind: 'blank', accept: ['go'] } }),
    item(2, { options: [], key: { kind: 'written', model: 'A model.', criteria: [] } }),
  ]
  expect(itemsOf(given, 'B')).toEqual(given)
})
