import { expect, test } from 'vitest'
import { changedBasket } from './basket-change.ts'
import { question } from './testing/papers.ts'

const [one, two, pair] = [question(1), question(2), question(3, { count: 2 })]

const idsOf = (questions: readonly { readonly questionId: number }[]) => questions.map(({ questionId }) => questionId)

test('additions go to the end in the order requested, without duplicates and what does not fit', () => {
  expect(idsOf(changedBasket([one], { kind: 'add', questions: [pair, one, two, two] }, 3))).toEqual([1, 3])
  expect(idsOf(changedBasket([one], { kind: 'add', questions: [pair, one, two, two] }, 4))).toEqual([1, 3, 2])
})

test('removing takes out what is there, clearing what was there when it was asked for', () => {
  expect(idsOf(changedBasket([one, two, pair], { kind: 'remove', questionIds: [2, 9] }, 4))).toEqual([1, 3])
  expect(idsOf(changedBasket([one, two, pair], { kind: 'clear', questionIds: [1, 2] }, 4))).toEqual([3])
})

test.each([
  { kind: 'add', questions: [one] },
  { kind: 'remove', questionIds: [9] },
] as const)('a change that changes nothing leaves the same list: $kind', (change) => {
  const basket = [one, two]
  expect(changedBasket(basket, change, 4)).toBe(basket)
})
