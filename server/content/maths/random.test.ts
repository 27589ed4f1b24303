import { expect, test } from 'vitest'
import { createRandom } from '../random.ts'

const sequence = (seed: string) => {
  const random = createRandom(seed)
  return Array.from({ length: 12 }, () => random.int(0, 99))
}

test('the same seed gives the same sequence, on every platform', () => {
  expect(sequence('like-terms/1')).toEqual([53, 27, 8, 68, 12, 94, 1, 13, 92, 59, 34, 63])
})

test('neighbouring seeds give unrelated sequences', () => {
  const firsts = Array.from({ length: 400 }, (_, index) => createRandom(`journeys/${index}`).int(0, 3))
  const counts = [0, 1, 2, 3].map((value) => firsts.filter((first) => first === value).length)
  expect(counts.filter((count) => count < 70 || count > 130)).toEqual([])
  const repeats = firsts.filter((first, index) => index > 0 && first === firsts[index - 1]).length
  expect({ moreThan70: repeats > 70, fewerThan130: repeats < 130 }).toEqual({ moreThan70: true, fewerThan130: true })
})

test('numbers stay within their bounds and reach both', () => {
  const random = createRandom('bounds')
  const numbers = Array.from({ length: 500 }, () => random.int(-2, 3))
  expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3])
  expect(Array.from({ length: 200 }, () => random.nonZero(-1, 1)).filter((value) => value === 0)).toEqual([])
})

test('shuffling and sampling keep the elements and do not modify the list', () => {
  const random = createRandom('cards')
  const cards = [1, 2, 3, 4, 5]
  expect(random.shuffle(cards).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
  expect(new Set(random.sample(cards, 3)).size).toBe(3)
  expect(cards).toEqual([1, 2, 3, 4, 5])
  expect(() => random.pick([])).toThrow('nothing to pick from')
})
