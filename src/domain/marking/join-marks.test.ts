import { expect, test } from 'vitest'
import { differenceOf, joinMarks, mayMark } from './join-marks.ts'

const rule = { differenceLimit: 20, thirdMarkerId: 9, formerThirdIds: [] }
const marks = (...scores: readonly (readonly [number, number])[]) =>
  scores.map(([markerId, score]) => ({ markerId, score }))

test('two close marks give their mean, rounded up to half a point; the limit itself is close', () => {
  expect([
    joinMarks(rule, marks([1, 110], [2, 120])),
    joinMarks(rule, marks([1, 110], [2, 125])),
    joinMarks(rule, marks([1, 100], [2, 120])),
    joinMarks(rule, marks([1, 100])),
    joinMarks(rule, []),
  ]).toEqual([115, 120, 110, null, null])
})

test('if two marks differ by more, the third decides, and it counts only then', () => {
  expect([
    joinMarks(rule, marks([1, 100], [2, 125])),
    joinMarks(rule, marks([1, 100], [2, 125], [9, 105])),
    joinMarks(rule, marks([9, 0], [1, 100], [2, 120])),
    joinMarks({ ...rule, thirdMarkerId: null }, marks([1, 100], [2, 125], [9, 105])),
  ]).toEqual([null, 105, 110, null])
})

test('the difference is known once there are two', () => {
  expect([
    differenceOf(rule, marks([1, 100])),
    differenceOf(rule, marks([1, 100], [9, 10])),
    differenceOf(rule, marks([2, 60], [9, 10], [1, 100])),
  ]).toEqual([null, null, 40])
})

test('a mark is wanted from two persons, again from these, and from the third if they differ', () => {
  const apart = marks([1, 100], [2, 125])
  const close = marks([1, 100], [2, 105])
  expect([
    mayMark(rule, [], 1),
    mayMark(rule, marks([1, 100]), 2),
    mayMark(rule, close, 1),
    mayMark(rule, close, 3),
    mayMark(rule, apart, 3),
    mayMark(rule, apart, 9),
    mayMark(rule, close, 9),
    mayMark(rule, [], 9),
  ]).toEqual([true, true, true, false, false, true, false, false])
})

test('what a former third decided stands; the present one decides the rest', () => {
  const replaced = { ...rule, formerThirdIds: [8] }
  const decided = marks([1, 100], [2, 125], [8, 105])
  const open = marks([1, 100], [2, 125])
  expect([joinMarks(replaced, decided), differenceOf(replaced, decided), joinMarks(replaced, open)]).toEqual([
    105,
    25,
    null,
  ])
  expect([
    mayMark(replaced, decided, 8),
    mayMark(replaced, decided, 9),
    mayMark(replaced, open, 8),
    mayMark(replaced, open, 9),
    mayMark(replaced, [], 8),
  ]).toEqual([true, false, false, true, false])
})
