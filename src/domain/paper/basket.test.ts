import { expect, test } from 'vitest'
import { chooseForBasket } from './basket.ts'
import { basketLimit } from '#domain/portal/constants.ts'
import { question, reading, section, text } from './testing/papers.ts'

test('no duplicates, whether already in the basket or twice among the new ones', () => {
  const [known, fresh] = [question(1), question(2)]
  const again = question(2, { elementId: 'other' })
  expect(chooseForBasket([section('s1', [text('x'), known])], [known, fresh, again], 200)).toEqual({
    fitting: [fresh],
    leftOut: [
      { questionId: 1, reason: 'twice' },
      { questionId: 2, reason: 'twice' },
    ],
  })
})

test('a combination question counts by its items and is taken whole or not at all; a smaller one still fits', () => {
  const [large, small, one] = [reading(1, 3), reading(2, 2), question(3)]
  expect(chooseForBasket([question(9)], [large, small, one], 3)).toEqual({
    fitting: [small],
    leftOut: [
      { questionId: 1, reason: 'full' },
      { questionId: 3, reason: 'full' },
    ],
  })
})

test('two hundred fit and no more', () => {
  const many = Array.from({ length: basketLimit + 1 }, (_, index) => question(index + 1))
  expect(chooseForBasket([], many, basketLimit)).toEqual({
    fitting: many.slice(0, 200),
    leftOut: [{ questionId: 201, reason: 'full' }],
  })
})

test('a question left out for lack of room is not reported as in the basket when it comes again', () => {
  const large = reading(1, 3)
  expect(chooseForBasket([], [large, large], 2).leftOut).toEqual([
    { questionId: 1, reason: 'full' },
    { questionId: 1, reason: 'full' },
  ])
})
