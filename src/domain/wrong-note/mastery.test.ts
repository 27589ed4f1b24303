import { expect, test } from 'vitest'
import { masteryOf, wrongTwice } from './mastery.ts'

const attempts = (signs: string) => [...signs].map((sign, at) => ({ at, isRight: sign === '+' }))

test.each([
  ['+++', null],
  ['-', { wrongCount: 1, rights: 0, isMastered: false, lastWrongAt: 0 }],
  ['-+', { wrongCount: 1, rights: 1, isMastered: false, lastWrongAt: 0 }],
  ['-++', { wrongCount: 1, rights: 2, isMastered: true, lastWrongAt: 0 }],
  ['++-+', { wrongCount: 1, rights: 1, isMastered: false, lastWrongAt: 2 }],
  ['-+-++', { wrongCount: 2, rights: 2, isMastered: true, lastWrongAt: 2 }],
  ['-++-', { wrongCount: 2, rights: 0, isMastered: false, lastWrongAt: 3 }],
])('%s of a class that asks for two in a row', (signs, mastery) => {
  expect(masteryOf(attempts(signs), 2)).toEqual(mastery)
  // The order of the list does not matter, the times do.
  expect(masteryOf(attempts(signs).toReversed(), 2)).toEqual(mastery)
})

test('a right answer at the exact time of the last wrong one proves nothing', () => {
  const same = [
    { at: 5, isRight: false },
    { at: 5, isRight: true },
  ]
  expect(masteryOf(same, 1)?.isMastered).toBe(false)
})

const answered = (uid: number, assignmentId: number, isRight: boolean) => ({
  uid,
  assignmentId,
  at: assignmentId,
  isRight,
})

test('wrong twice means something wrong in each of the last two assignments that had it', () => {
  const all = [
    answered(1, 1, true),
    answered(1, 2, false),
    answered(1, 3, false),
    answered(2, 1, false),
    answered(2, 2, false),
    answered(2, 3, true),
    answered(3, 3, false),
    // Two items in one assignment count once.
    answered(4, 3, false),
    answered(4, 3, false),
    answered(5, 2, false),
    answered(5, 3, true),
    answered(5, 3, false),
  ]
  expect(wrongTwice(all)).toEqual([1, 5])
})
