import { expect, test } from 'vitest'
import { item, question, written } from '#domain/paper/testing/papers.ts'
import { isKeepable, rebased, withItem, withoutOption, withOption } from './question-draft.ts'

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

test('a question without an answer cannot be kept', () => {
  const keys = [
    { kind: 'single', choice: 'A' },
    { kind: 'multiple', choices: [] },
    { kind: 'blank', accept: [] },
    { kind: 'number', accept: ['7'] },
  ] as const
  expect(keys.map((key) => isKeepable(withItem(base, 0, { key })))).toEqual([true, false, false, true])
  expect(isKeepable(written(8, [50, 50]))).toBe(true)
})
