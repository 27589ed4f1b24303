import { expect, test } from 'vitest'
import { markItem } from '#domain/marking/mark-item.ts'
import { mathsQuestions } from '../maths/bank.ts'
import { typedMaths } from './typed-maths.ts'

test('LaTeX reads as a student types it', () => {
  expect(
    ['$x=\\dfrac{1}{2}$', '-\\dfrac{\\sqrt{5}}{5}', '3\\times10^{2}', '2\\sqrt{3}\\pi', '60^\\circ'].map(typedMaths),
  ).toEqual(['x=1/2', '-(√5)/(5)', '3×10²', '2√3π', '60°'])
})

test('signs that carry the sense are not lost', () => {
  expect(['m-2\\ne0', 'x\\neq 1', '\\pm2', '\\pi\\approx3.14'].map(typedMaths)).toEqual([
    'm-2≠0',
    'x≠ 1',
    '±2',
    'π≈3.14',
  ])
})

test('every number key of the bank is marked right when typed', () => {
  const keys = mathsQuestions().flatMap(({ items }) => items.map(({ key }) => key))
  const numbers = keys.filter((key) => key.kind === 'number')
  expect(numbers.length).toBeGreaterThan(300)
  expect(numbers.filter((key) => markScore(key, typedMaths(key.accept[0] ?? '')) !== 10)).toEqual([])
})

function markScore(key: Parameters<typeof markItem>[0], answer: string): number | null {
  const mark = markItem(key, answer, 10)
  return mark === 'byPerson' ? null : mark.score
}
