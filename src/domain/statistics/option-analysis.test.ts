import { expect, test } from 'vitest'
import { abilityGroupOf } from './ability-groups.ts'
import { doubtsOf } from './item-doubts.ts'
import { answersByGroup, optionsByGroup } from './option-analysis.ts'

test('groups are the best and the weakest 27 %, and tied students stay together', () => {
  const groupOf = abilityGroupOf([90, 80, 70, 70, 60, 50, 40, 30, 20, 10])
  expect([90, 70, 60, 40, 30, 10].map((total) => groupOf?.(total))).toEqual([
    'upper',
    'upper',
    'middle',
    'middle',
    'lower',
    'lower',
  ])
  expect(abilityGroupOf(Array.from({ length: 10 }, () => 50))?.(50)).toBe('middle')
  expect(abilityGroupOf([90, 80, 70])).toBeNull()
})

test('answers are counted by group, the most frequent first', () => {
  const answer = (value: string, total: number) => ({ value, right: value === 'B', total })
  const groupOf = (total: number) => (total > 60 ? 'upper' : total < 40 ? 'lower' : 'middle')
  const answers = [answer('A', 90), answer('B', 80), answer('B', 50), answer('C', 30), answer('B', 20)]
  expect(answersByGroup(answers, groupOf)).toEqual([
    { value: 'B', right: true, count: 3, upper: 1, middle: 1, lower: 1 },
    { value: 'A', right: false, count: 1, upper: 1, middle: 0, lower: 0 },
    { value: 'C', right: false, count: 1, upper: 0, middle: 0, lower: 1 },
  ])
  expect(answersByGroup([answer('A', 90)], null)).toEqual([
    { value: 'A', right: false, count: 1, upper: 0, middle: 1, lower: 0 },
  ])
})

test('every option is counted, alone and among others, also one that nobody chose', () => {
  const answers = [
    { value: 'AC', right: true, count: 3, upper: 2, middle: 1, lower: 0 },
    { value: 'A', right: false, count: 2, upper: 0, middle: 1, lower: 1 },
    { value: '', right: false, count: 1, upper: 0, middle: 0, lower: 1 },
  ]
  const options = ['A', 'B', 'C'].map((id) => ({ id, right: id !== 'B' }))
  expect(optionsByGroup(options, answers)).toEqual([
    { value: 'A', right: true, count: 5, upper: 2, middle: 2, lower: 1 },
    { value: 'B', right: false, count: 0, upper: 0, middle: 0, lower: 0 },
    { value: 'C', right: true, count: 3, upper: 2, middle: 1, lower: 0 },
    { value: '', right: false, count: 1, upper: 0, middle: 0, lower: 1 },
  ])
})

test('an item is doubted if the weak do better, the strong choose a wrong answer, or hardly anybody differs', () => {
  const ratio = (numerator: number) => ({ numerator, denominator: 100 })
  const answers = (right: number, wrong: number) => [
    { value: 'A', right: true, count: right, upper: right, middle: 0, lower: 0 },
    { value: 'B', right: false, count: wrong, upper: wrong, middle: 0, lower: 0 },
  ]
  const doubts = (facility: number, discrimination: number, right: number, wrong: number) =>
    doubtsOf({
      students: 10,
      facility: ratio(facility),
      discrimination: ratio(discrimination),
      correlation: null,
      answers: answers(right, wrong),
    })
  expect(doubts(50, 30, 5, 5)).toEqual([])
  expect(doubts(19, -1, 3, 4)).toEqual(['weakDoBetter', 'strongChooseWrong', 'tooHard'])
  expect([doubts(95, 0, 5, 0), doubts(94, 0, 5, 0), doubts(20, 0, 5, 0)]).toEqual([['tooEasy'], [], []])
  expect(doubtsOf({ students: 10, facility: null, discrimination: null, correlation: null, answers: [] })).toEqual([])
})

test('an item that hardly goes with the others is doubted, unless it is too easy or too hard to go with them', () => {
  const doubts = (percent: number, hundredths: number) =>
    doubtsOf({
      students: 10,
      facility: { numerator: percent, denominator: 100 },
      discrimination: null,
      correlation: { numerator: BigInt(hundredths), radicand: 10_000n },
      answers: [],
    })
  expect([10, 9, -30].map((hundredths) => doubts(60, hundredths))).toEqual([[], ['tellsLittle'], ['tellsLittle']])
  expect([doubts(96, 9), doubts(15, 9)]).toEqual([['tooEasy'], ['tooHard']])
})

test('nothing is doubted on the word of fewer than ten students', () => {
  const doubts = (students: number) =>
    doubtsOf({
      students,
      facility: { numerator: 100, denominator: 100 },
      discrimination: null,
      correlation: null,
      answers: [],
    })
  expect([doubts(9), doubts(10)]).toEqual([[], ['tooEasy']])
})
