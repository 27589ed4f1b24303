import { expect, test } from 'vitest'
import { answerGroups, byScore, type GivenAnswer } from './answer-groups.ts'

const answer = (uid: number, value: string, score: number | null): GivenAnswer => ({
  uid,
  username: `qm${uid}`,
  realname: `学生${uid}`,
  value,
  score,
  crop: null,
})

test('right and frequent answers come first, blank ones last', () => {
  const answers = [
    answer(1, '', 0),
    answer(2, 'usualy', 0),
    answer(3, ' usually ', 20),
    answer(4, 'often', 0),
    answer(5, '', 0),
    answer(6, 'often ', 0),
    answer(7, '  ', 0),
    answer(8, 'usually', 20),
    answer(9, 'Usually', 20),
  ]
  expect(
    answerGroups(answers, 20).map(({ value, right, answers: given }) => ({
      value,
      right,
      given: given.map(({ uid }) => uid),
    })),
  ).toEqual([
    { value: 'usually', right: true, given: [3, 8] },
    { value: 'Usually', right: true, given: [9] },
    { value: 'often', right: false, given: [4, 6] },
    { value: 'usualy', right: false, given: [2] },
    { value: '', right: false, given: [1, 5, 7] },
  ])
})

test('half a score does not count as right', () => {
  expect(answerGroups([answer(1, 'AC', 10)], 20).map(({ right }) => right)).toEqual([false])
})

test('the best answer comes first, an unmarked one last', () => {
  expect(byScore([answer(1, 'a', null), answer(2, 'b', 0), answer(3, 'c', 125)]).map(({ uid }) => uid)).toEqual([
    3, 2, 1,
  ])
})
