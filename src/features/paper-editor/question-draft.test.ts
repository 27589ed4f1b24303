import { expect, test } from 'vitest'
import { item, question, written } from '#domain/paper/testing/papers.ts'
import { isKeepable, rebased, withItem, withoutOption, withOption } from './question-draft.ts'

const base = question(7, { count: 2, passage: 'A text.' })

test('what was typed stays over ids that the service gave meanwhile, and takes scores that were changed', () => {
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

test('a question that has become what was typed is no change any more', () => {
  const typed = withItem(base, 0, { stem: 'Typed' })
  const kept = structuredClone(typed)
  expect(rebased(typed, base, kept)).toBe(kept)
  expect(rebased(base, base, kept)).toBe(kept)
})

const options = (['A', 'B', 'C', 'D'] as const).map((id) => ({ id, text: `text ${id}` }))

test('without an option the key goes on naming the same ones', () => {
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

test('a key without its option names the first one, or none of several', () => {
  const single = item(1, { options, key: { kind: 'single', choice: 'D' } })
  const several = item(1, { options, key: { kind: 'multiple', choices: ['D'] } })
  expect([withoutOption(single, 'D').key, withoutOption(several, 'D').key]).toEqual([
    { kind: 'single', choice: 'A' },
    { kind: 'multiple', choices: [] },
  ])
})

test('there are as many options as letters', () => {
  const grown = Array.from({ length: 5 }).reduce<ReturnType<typeof withOption>>((list) => withOption(list), options)
  expect(grown.map(({ id }) => id).join('')).toBe('ABCDEFG')
})

test('a question without an answer is not kept', () => {
  const keys = [
    { kind: 'single', choice: 'A' },
    { kind: 'multiple', choices: [] },
    { kind: 'blank', accept: [] },
    { kind: 'number', accept: ['7'] },
  ] as const
  expect(keys.map((key) => isKeepable(withItem(base, 0, { key })))).toEqual([true, false, false, true])
  expect(isKeepable(written(8, [50, 50]))).toBe(true)
})
