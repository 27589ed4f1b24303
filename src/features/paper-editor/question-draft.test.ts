import { expect, test } from 'vitest'
import type { PaperQuestion } from '#domain/paper/paper.ts'
import { item, question } from '#domain/paper/testing/papers.ts'
import { keepableOf, rebased, withItem, withoutOption, withOption } from './question-draft.ts'

const base = question(7, { count: 2, passage: 'A text.' })

test('typed text survives new ids from the service, and changed scores are taken over', () => {
  const typed = withItem({ ...base, passage: 'Another text.' }, 1, { stem: 'Typed' })
  const next = { ...withItem(base, 0, { itemId: 901, score: 35, stem: 'Theirs' }), questionId: 9 }
  const joined = rebased(typed, base, next)
  expect({
    questionId: joined.questionId,
    passage: joined.passage,
    items: joined.items.map(({ itemId, stem, score }) => ({ itemId, stem, score })),
  }).toEqual({
    questionId: 9,
    passage: 'Another text.',
    items: [
      { itemId: 901, stem: 'Theirs', score: 35 },
      { itemId: 702, stem: 'Typed', score: 20 },
    ],
  })
})

test('a question that already equals what was typed is not a change', () => {
  const typed = withItem(base, 0, { stem: 'Typed' })
  const kept = structuredClone(typed)
  expect(rebased(typed, base, kept)).toBe(kept)
  expect(rebased(base, base, kept)).toBe(kept)
})

const options = (['A', 'B', 'C', 'D'] as const).map((id) => ({ id, text: `text ${id}` }))

test('when an option is removed, the key keeps naming the same options', () => {
  const single = item(1, { options, key: { kind: 'single', choice: 'C' } })
  const several = item(1, { options, key: { kind: 'multiple', choices: ['A', 'B', 'D'] } })
  const texts = ['text A', 'text C', 'text D']
  expect({ single: withoutOption(single, 'B'), several: withoutOption(several, 'B') }).toEqual({
    single: { options: texts.map((text, index) => ({ id: 'ABC'[index], text })), key: { kind: 'single', choice: 'B' } },
    several: {
      options: texts.map((text, index) => ({ id: 'ABC'[index], text })),
      key: { kind: 'multiple', choices: ['A', 'C'] },
    },
  })
})

test('a key that loses its option has no answer', () => {
  const single = item(1, { options, key: { kind: 'single', choice: 'D' } })
  const several = item(1, { options, key: { kind: 'multiple', choices: ['D'] } })
  expect({ single: withoutOption(single, 'D').key, several: withoutOption(several, 'D').key }).toEqual({
    single: { kind: 'single', choice: null },
    several: { kind: 'multiple', choices: [] },
  })
})

test('there can be as many options as letters', () => {
  const grown = Array.from({ length: 5 }).reduce<ReturnType<typeof withOption>>((list) => withOption(list), options)
  expect(grown.map(({ id }) => id).join('')).toBe('ABCDEFG')
})

test('an option that the kept answer needs is kept until there is another answer', () => {
  const several = question(1, { items: [item(101, { key: { kind: 'multiple', choices: ['B'] } })] })
  const typed = withItem({ ...several, passage: '甲' }, 0, {
    options: [{ id: 'A', text: 'one' }],
    key: { kind: 'multiple', choices: [] },
  })
  expect(keepableOf(typed, several)).toEqual({ ...several, passage: '甲' })
})

test('a removed option that was the answer stays on the paper until there is another answer', () => {
  const single = question(1, { items: [item(101, { options, key: { kind: 'single', choice: 'B' } })] })
  const typed = withItem(single, 0, withoutOption(single.items[0] ?? expect.fail('no item'), 'B'))
  expect(keepableOf({ ...typed, passage: '甲' }, single)).toEqual({ ...single, passage: '甲' })
})

test('what is typed in a question that never had an answer is kept without one', () => {
  const begun = question(1, { items: [item(101, { options, key: { kind: 'single', choice: null } })] })
  const typed = withItem(begun, 0, {
    stem: 'Typed',
    ...withoutOption({ options, key: begun.items[0]?.key ?? expect.fail('no item') }, 'A'),
  })
  expect(keepableOf(typed, begun)).toEqual(typed)
})

test('an item added or removed meanwhile leaves what is typed in the others', () => {
  const wide = question(7, { count: 3 })
  const typed = withItem(wide, 2, { stem: 'Typed' })
  const fewer = { ...wide, items: wide.items.slice(1) }
  const more = { ...wide, items: [item(709), ...wide.items] }
  const stems = ({ items }: PaperQuestion) => items.map(({ stem }) => stem)
  expect({ fewer: stems(rebased(typed, wide, fewer)), more: stems(rebased(typed, wide, more)) }).toEqual({
    fewer: ['Item 702', 'Typed'],
    more: ['Item 709', 'Item 701', 'Item 702', 'Typed'],
  })
})

test('items put in another order keep what is typed in them, and their own answers', () => {
  const wide = question(7, { count: 2 })
  const [first, second] = wide.items.map(({ itemId }) => itemId)
  const typed = withItem(wide, 1, { stem: 'Typed' })
  const turned = { ...wide, items: wide.items.toReversed() }
  expect(rebased(typed, wide, turned).items.map(({ itemId, stem }) => ({ itemId, stem }))).toEqual([
    { itemId: second, stem: 'Typed' },
    { itemId: first, stem: 'Item 701' },
  ])
  const emptied = withItem(turned, 0, { key: { kind: 'single', choice: null } })
  const answered = withItem(wide, 1, { key: { kind: 'single', choice: 'B' } })
  expect(keepableOf(emptied, answered).items.map(({ itemId, key }) => ({ itemId, key }))).toEqual([
    { itemId: second, key: { kind: 'single', choice: 'B' } },
    { itemId: first, key: { kind: 'single', choice: 'A' } },
  ])
})
