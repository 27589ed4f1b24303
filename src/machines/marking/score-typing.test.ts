import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Criterion } from '#domain/questions/question.ts'
import { markByCriteria } from '#domain/marking/criteria.ts'
import { digitTyped, halfToggled, movedOn, scoreChosen, type Typing } from './score-typing.ts'

const criterion = (max: number): Criterion => ({ name: '', hint: '', max })
const start = (count: number): Typing => ({
  scores: Array.from({ length: count }, () => null),
  criterion: 0,
  typed: null,
  touched: null,
})

/** Types digits and "." one after the other. */
const typed = (keys: string, maxima: readonly number[], from = start(maxima.length)): Typing => {
  const criteria = maxima.map(criterion)
  const press = (typing: Typing, key: string) =>
    key === '.' ? halfToggled(typing, criteria) : digitTyped(typing, criteria, Number(key))
  return [...keys].reduce(press, from)
}

const scores = (keys: string, maxima: readonly number[]) => typed(keys, maxima).scores

test('a digit scores the current criterion and moves to the next; the last one stays', () => {
  expect(typed('533', [50, 60, 40])).toEqual({ scores: [50, 30, 30], criterion: 2, typed: null, touched: 2 })
  expect(scores('5334', [50, 60, 40])).toEqual([50, 30, 40])
})

test('a digit beyond the maximum changes nothing', () => {
  expect(typed('6', [50, 60])).toEqual(start(2))
})

test('two digits join only if they make a valid score of the criterion', () => {
  expect(scores('12', [120, 50])).toEqual([120, null])
  expect(scores('10', [100, 50])).toEqual([100, null])
  expect(scores('15', [120, 50])).toEqual([50, null])
  expect(scores('25', [120, 50])).toEqual([20, 50])
  expect(scores('05', [120, 50])).toEqual([0, 50])
  expect(typed('1', [120, 50])).toEqual({ scores: [10, null], criterion: 0, typed: 1, touched: 0 })
})

test('a point after a digit adds a half to what was just scored, and another removes it', () => {
  expect(typed('3.', [50, 60])).toEqual({ scores: [35, null], criterion: 1, typed: null, touched: 0 })
  expect(scores('3..4', [50, 60])).toEqual([30, 40])
  expect(scores('5.', [50, 60])).toEqual([50, null])
  expect(typed('1.', [120, 60])).toEqual({ scores: [15, null], criterion: 1, typed: null, touched: 0 })
  expect(scores('2.', [25, 60])).toEqual([25, null])
})

test('a point without a digit is half a point of the current criterion, which stays current', () => {
  expect(typed('.', [50, 60])).toEqual({ scores: [5, null], criterion: 0, typed: null, touched: 0 })
  expect(typed('.', [50, 60], { scores: [50, 20], criterion: 1, typed: null, touched: null }).scores).toEqual([50, 25])
})

test('a chosen score belongs to its criterion and waits there for a half', () => {
  const chosen = scoreChosen(start(3), 1, 40)
  expect(chosen).toEqual({ scores: [null, 40, null], criterion: 1, typed: null, touched: 1 })
  expect(typed('.', [50, 60, 40], chosen).scores).toEqual([null, 45, null])
})

test('Tab moves on once, whether a digit came before it or not, and stays at the last criterion', () => {
  const tabbed = (typing: Typing): Typing => ({
    ...typing,
    ...movedOn({ ...typing, criteria: [50, 60, 40].map(criterion) }),
  })
  const positions = (keys: string) => {
    const press = (typing: Typing, key: string) => (key === 'T' ? tabbed(typing) : typed(key, [50, 60, 40], typing))
    return [...keys].reduce(press, start(3)).criterion
  }
  expect(['T', 'TT', 'TTT', '5T', '5TT', '5T3T', '5.T'].map(positions)).toEqual([1, 2, 2, 1, 2, 2, 1])
})

test('whatever is typed, scores are half points within the maxima', () => {
  const keys = fc.array(fc.constantFrom(...'0123456789.'), { maxLength: 30 }).map((list) => list.join(''))
  const maxima = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(keys, maxima, (text, halves) => {
      const limits = halves.map((half) => half * 5)
      const { scores, criterion: current } = typed(text, limits)
      const mark = markByCriteria(
        limits.map(criterion),
        scores.map((score) => score ?? 0),
      )
      expect({ ok: mark.ok, isPosition: current >= 0 && current < limits.length }).toEqual({
        ok: true,
        isPosition: true,
      })
    }),
  )
})
