import { expect, test } from 'vitest'
import { item, question } from '#domain/paper/testing/papers.ts'
import { keepableOf, problemOf, rebased, withItem, withoutOption, withOption } from './question-draft.ts'

const base = question(7, { count: 2, passage: 'A text.' })

test('typed text survives new ids from the service, and changed scores are taken over', () => {
  const typed = withItem({ ...base, passage: 'Another text.' }, 1, { stem: 'Typed' })
  const next = { ...withItem(base, 0, { itemId: 901, score: 35, stem: 'Theirs' }), questionId: 9 }
  const joined = rebased(typed, base, next)
  expect([
    joined.questionId,
    joined.passage,
    joined.items.map(({ itemId, stem, score }) => [itemId, stem, score]),
  ]).toEqual([
    9,
    'Another text.',
    [
      [901, 'Theirs', 35],
      [702, 'Typed', 20],
    ],
  ])
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
  expect([withoutOption(single, 'B'), withoutOption(several, 'B')]).toEqual([
    { options: texts.map((text, index) => ({ id: 'ABC'[index], text })), key: { kind: 'single', choice: 'B' } },
    {
      options: texts.map((text, index) => ({ id: 'ABC'[index], text })),
      key: { kind: 'multiple', choices: ['A', 'C'] },
    },
  ])
})

test('a key that loses its option falls back to the first one, or to none if several are allowed', () => {
  const single = item(1, { options, key: { kind: 'single', choice: 'D' } })
  const several = item(1, { options, key: { kind: 'multiple', choices: ['D'] } })
  expect([withoutOption(single, 'D').key, withoutOption(several, 'D').key]).toEqual([
    { kind: 'single', choice: 'A' },
    { kind: 'multiple', choices: [] },
  ])
})

test('there can be as many options as letters', () => {
  const grown = Array.from({ length: 5 }).reduce<ReturnType<typeof withOption>>((list) => withOption(list), options)
  expect(grown.map(({ id }) => id).join('')).toBe('ABCDEFG')
})

test('a key without an answer cannot be kept', () => {
  const keys = [
    { kind: 'single', choice: 'A' },
    { kind: 'multiple', choices: [] },
    { kind: 'blank', accept: [] },
    { kind: 'number', accept: ['7'] },
  ] as const
  expect(keys.map((key) => problemOf(key))).toEqual([null, 'noChoice', 'noAnswer', null])
})

test('an option that the kept answer needs is kept until there is another answer', () => {
  const several = question(1, { items: [item(101, { key: { kind: 'multiple', choices: ['B'] } })] })
  const typed = withItem({ ...several, passage: '甲' }, 0, {
    options: [{ id: 'A', text: 'one' }],
    key: { kind: 'multiple', choices: [] },
  })
  expect(keepableOf(typed, several)).toEqual({ ...several, passage: '甲' })
})
