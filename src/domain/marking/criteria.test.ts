import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criteriaOf, markByCriteria } from './criteria.ts'

const criteria = [
  { name: '内容', hint: '要点齐全', max: 60 },
  { name: '语言', hint: '词汇与语法', max: 50 },
  { name: '结构', hint: '连贯', max: 40 },
]

test.each([
  [[60, 50, 40], { ok: true, total: 150 }],
  [[0, 0, 0], { ok: true, total: 0 }],
  [[45, 35, 5], { ok: true, total: 85 }],
  [[60, 50], { ok: false, reason: 'wrongCount' }],
  [[60, 50, 40, 0], { ok: false, reason: 'wrongCount' }],
  [[60, 52, 40], { ok: false, reason: 'notHalfPoints', index: 1 }],
  [[60, 50, 2.5], { ok: false, reason: 'notHalfPoints', index: 2 }],
  [[Number.NaN, 50, 40], { ok: false, reason: 'notHalfPoints', index: 0 }],
  [[60, -5, 40], { ok: false, reason: 'belowZero', index: 1 }],
  [[60, 50, 45], { ok: false, reason: 'aboveMaximum', index: 2 }],
  [[65, -5, 1], { ok: false, reason: 'aboveMaximum', index: 0 }],
])('the scores %j of an answer are added up, or refused', (scores, mark) =>
  expect(markByCriteria(criteria, scores)).toEqual(mark),
)

test('a mark is accepted exactly if each score is in half points and within its criterion', () => {
  // Of numbers at random hardly any three fit.
  const halves = fc.integer({ min: -1, max: 12 }).map((count) => count * 5)
  const score = fc.oneof({ arbitrary: halves, weight: 9 }, fc.integer({ min: -10, max: 70 }))
  fc.assert(
    fc.property(fc.tuple(score, score, score), (scores) => {
      const fits = scores.every((value, index) => value % 5 === 0 && value >= 0 && value <= (criteria[index]?.max ?? 0))
      const { ok, ...rest } = markByCriteria(criteria, scores)
      const total = 'total' in rest ? rest.total : null
      expect({ ok, total }).toEqual({ ok: fits, total: fits ? scores[0] + scores[1] + scores[2] : null })
    }),
  )
})

test('a written answer is marked by its criteria, a blank as a whole, a choice by nobody', () => {
  const whole = [{ name: '整体', hint: '', max: 30 }]
  expect(criteriaOf({ kind: 'written', model: '', criteria }, 150)).toEqual(criteria)
  expect(criteriaOf({ kind: 'blank', accept: ['went'] }, 30)).toEqual(whole)
  expect(criteriaOf({ kind: 'number', accept: ['60°'] }, 30)).toEqual(whole)
  expect(criteriaOf({ kind: 'single', choice: 'A' }, 30)).toBe(null)
  expect(criteriaOf({ kind: 'multiple', choices: ['A'] }, 30)).toBe(null)
})
