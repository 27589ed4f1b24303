import { expect, test } from 'vitest'
import { differenceOf, joinMarks, mayMark, maySettle } from './join-marks.ts'

const rule = { differenceLimit: 20, thirdMarkerId: 9, formerThirdIds: [] }
const marks = (...scores: readonly (readonly [number, number])[]) => ({
  marks: scores.map(([markerId, score]) => ({ markerId, score })),
  settled: null,
})

test('two close marks give their mean, rounded up to half a point; the limit itself is close', () => {
  expect(joinMarks(rule, marks([1, 110], [2, 120]))).toBe(115)
  expect(joinMarks(rule, marks([1, 110], [2, 125]))).toBe(120)
  expect(joinMarks(rule, marks([1, 100], [2, 120]))).toBe(110)
  expect(joinMarks(rule, marks([1, 100]))).toBeNull()
  expect(joinMarks(rule, marks())).toBeNull()
})

test('if two marks differ by more, the third decides, and it counts only then', () => {
  expect(joinMarks(rule, marks([1, 100], [2, 125]))).toBeNull()
  expect(joinMarks(rule, marks([1, 100], [2, 125], [9, 105]))).toBe(105)
  expect(joinMarks(rule, marks([9, 0], [1, 100], [2, 120]))).toBe(110)
  expect(joinMarks({ ...rule, thirdMarkerId: null }, marks([1, 100], [2, 125], [9, 105]))).toBeNull()
})

test('the difference is known once there are two', () => {
  expect([
    differenceOf(rule, marks([1, 100]).marks),
    differenceOf(rule, marks([1, 100], [9, 10]).marks),
    differenceOf(rule, marks([2, 60], [9, 10], [1, 100]).marks),
  ]).toEqual([null, null, 40])
})

test('a mark is wanted from two persons, again from these, and from the third if they differ', () => {
  const apart = marks([1, 100], [2, 125])
  const close = marks([1, 100], [2, 105])
  expect(mayMark(rule, marks(), 1)).toBe(true)
  expect(mayMark(rule, marks([1, 100]), 2)).toBe(true)
  expect(mayMark(rule, close, 1)).toBe(true)
  expect(mayMark(rule, close, 3)).toBe(false)
  expect(mayMark(rule, apart, 3)).toBe(false)
  expect(mayMark(rule, apart, 9)).toBe(true)
  expect(mayMark(rule, close, 9)).toBe(false)
  expect(mayMark(rule, marks(), 9)).toBe(false)
})

test('what a former third decided stands; the present one decides the rest', () => {
  const replaced = { ...rule, formerThirdIds: [8] }
  const decided = marks([1, 100], [2, 125], [8, 105])
  const open = marks([1, 100], [2, 125])
  expect({
    decided: joinMarks(replaced, decided),
    difference: differenceOf(replaced, decided.marks),
    open: joinMarks(replaced, open),
  }).toEqual({ decided: 105, difference: 25, open: null })
  expect(mayMark(replaced, decided, 8)).toBe(true)
  expect(mayMark(replaced, decided, 9)).toBe(false)
  expect(mayMark(replaced, open, 8)).toBe(false)
  expect(mayMark(replaced, open, 9)).toBe(true)
  expect(mayMark(replaced, marks(), 8)).toBe(false)
})

test('what the leading teacher settled counts unless two marks are close, and wants no further mark', () => {
  const two = { ...rule, thirdMarkerId: null }
  const settle = (given: ReturnType<typeof marks>) => ({ ...given, settled: 115 })
  const apart = settle(marks([1, 100], [2, 125]))
  expect({
    apart: joinMarks(two, apart),
    ofOneMark: joinMarks(two, settle(marks([1, 100]))),
    close: joinMarks(two, settle(marks([1, 100], [2, 110]))),
    byThirdWhoCameLater: mayMark(rule, apart, 9),
    bySecond: mayMark(two, settle(marks([1, 100])), 2),
    byOneWhoHasMarked: mayMark(two, apart, 1),
  }).toEqual({
    apart: 115,
    ofOneMark: 115,
    close: 105,
    byThirdWhoCameLater: false,
    bySecond: false,
    byOneWhoHasMarked: true,
  })
})

test('an answer can be settled once none of the present teachers could still mark it', () => {
  const two = { ...rule, thirdMarkerId: null }
  const apart = marks([1, 100], [2, 125])
  expect({
    apart: maySettle(two, apart, [1, 2]),
    apartWithoutThird: maySettle(two, apart, [1, 2, 3]),
    close: maySettle(two, marks([1, 100], [2, 110]), [1, 2]),
    waitingForSecond: maySettle(two, marks([1, 100]), [1, 2]),
    secondLeft: maySettle(two, marks([1, 100]), [1]),
    onlyThirdIsLeft: maySettle(rule, marks([1, 100]), [1, 9]),
    waitingForThird: maySettle(rule, apart, [1, 2, 9]),
    thirdLeft: maySettle(rule, apart, [1, 2]),
    decidedByThird: maySettle(rule, marks([1, 100], [2, 125], [9, 110]), [1, 2]),
    settledBeforeThirdWasNamed: maySettle(rule, { ...apart, settled: 110 }, [1, 2, 9]),
  }).toEqual({
    apart: true,
    apartWithoutThird: true,
    close: false,
    waitingForSecond: false,
    secondLeft: true,
    onlyThirdIsLeft: true,
    waitingForThird: false,
    thirdLeft: true,
    decidedByThird: false,
    settledBeforeThirdWasNamed: true,
  })
})
